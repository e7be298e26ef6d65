/** How long a list may take to load, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Presses a button of the screen at `path` once it is there and no dialog is open, unless the user does something first. */
export const pressWhenShown = (path: string, name: string): void => {
  const over = new AbortController();
  const { signal } = over;
  const press = () => {
    if (location.pathname !== path || document.querySelector('[role="dialog"]')) return;
    const button = document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(name)}"]`);
    if (!button) return;
    over.abort();
    button.click();
  };
  const observer = new MutationObserver(press);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => over.abort();
  setTimeout(stop, PATIENCE_MS);
  // The keystroke or click that chose it is still under way.
  setTimeout(() => {
    for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, stop, { signal });
  });
};
