/** The kinds of listings that wait for approval, in the order of the menu. */
export const kindNames = ['packages', 'homestays', 'hotels'] as const;
export type KindName = (typeof kindNames)[number];
