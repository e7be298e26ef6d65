/** Whether nothing has the focus any more, or only a dialog that is closing. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[role="dialog"]') !== null;
};
