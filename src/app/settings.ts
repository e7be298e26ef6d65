import { loadConfig } from '@/api/client/config';

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

const show = (root: HTMLElement, role: 'alert' | 'status', ...parts: readonly HTMLElement[]): void => {
  const message = Object.assign(element('div', ''), { role });
  message.append(...parts);
  const screen = Object.assign(element('main', ''), { className: 'settings-lost' });
  screen.append(message);
  root.replaceChildren(screen);
};

const sayWaiting = (root: HTMLElement): void =>
  show(root, 'status', element('p', $localize`The settings are still loading. Trying again…`));

/** Asks to try again; resolves when the user does. */
const askToRetry = (root: HTMLElement, problem: string): Promise<void> =>
  new Promise((resolve) => {
    const retry = element('button', $localize`Retry`);
    retry.addEventListener('click', () => resolve(), { once: true });
    show(
      root,
      'alert',
      element('h1', $localize`The settings could not be loaded`),
      element(
        'p',
        $localize`${problem}:problem: Only the settings say which server to use, so nothing else was asked.`,
      ),
      element(
        'p',
        $localize`Check your connection and try again. If it stays like this, tell whoever looks after the site.`,
      ),
      retry,
    );
    retry.focus();
  });

/**
 * Loads the settings, and resolves once they are known. Meanwhile `root` says what it waits for, in plain elements: on a
 * line that loses the settings, no further code may arrive.
 */
export const loadSettings = async (root: HTMLElement): Promise<void> => {
  for (;;) {
    const problem = await loadConfig(undefined, () => sayWaiting(root));
    if (problem === undefined) break;
    await askToRetry(root, problem);
    sayWaiting(root);
  }
  root.replaceChildren();
};
