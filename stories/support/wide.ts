/** Globals of a story about features of wide screens only. */
export const wide = { viewport: { value: 'desktop' } };
