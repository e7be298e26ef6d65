/** Whether the focus is lost: on the body, on the screen as a whole, or in a dialog that is closing. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return (
    !activeElement || activeElement === body || activeElement.closest('#main:focus, [role="dialog"]') !== null
  );
};

/** Moves a lost focus to the screen, unless a dialog is open; otherwise Tab would start at the top of the page. */
export const focusScreen = () => {
  if (document.activeElement === document.body && !document.querySelector('[aria-modal="true"]'))
    document.getElementById('main')?.focus({ preventScroll: true });
};
