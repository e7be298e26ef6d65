/** Gives the focus to what opens a row, else to its first control, and brings the whole row into view. */
export const focusRow = (row: Element) => {
  const opener = row.querySelector<HTMLElement>('[data-shortcut="open"]');
  (opener ?? row.querySelector<HTMLElement>('a[href], button, input'))?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
};
