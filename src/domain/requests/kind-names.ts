/** The kinds of listings that need approval, in menu order. */
export const kindNames = ['packages', 'homestays', 'hotels'] as const;
export type KindName = (typeof kindNames)[number];
