/** Globals of a story about what only a wide screen has. */
export const wide = { viewport: { value: 'desktop' } };
