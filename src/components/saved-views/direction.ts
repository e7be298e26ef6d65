/** The step to the left or to the right in a row that runs the way the page is read. */
export const stepTo = (side: 'left' | 'right'): 1 | -1 =>
  (side === 'right') === (document.documentElement.dir !== 'rtl') ? 1 : -1;
