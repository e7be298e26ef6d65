/** Focuses a row's link, else its first control, and scrolls the whole row into view. */
export const focusRow = (row: Element) => {
  const opener = row.querySelector<HTMLElement>('[data-shortcut="open"]');
  (opener ?? row.querySelector<HTMLElement>('a[href], button, input'))?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
};
