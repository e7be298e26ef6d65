/** Whether nothing has the focus any more, or only the screen as a whole or a dialog that is closing. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return (
    !activeElement || activeElement === body || activeElement.closest('#main:focus, [role="dialog"]') !== null
  );
};

/** Gives a lost focus to the screen as a whole, unless a dialog lies over it; without this the keyboard would start at the top. */
export const focusScreen = () => {
  if (document.activeElement === document.body && !document.querySelector('[aria-modal="true"]'))
    document.getElementById('main')?.focus({ preventScroll: true });
};
