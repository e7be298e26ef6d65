/** The index offset of a step to the left or right, by the page's text direction. */
export const stepTo = (side: 'left' | 'right'): 1 | -1 =>
  (side === 'right') === (document.documentElement.dir !== 'rtl') ? 1 : -1;
