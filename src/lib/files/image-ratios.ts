/** The aspect ratios to which the site crops images, by where they are shown. */
export const imageRatios = { card: '4 / 3', hero: '16 / 9', phone: '4 / 5' } as const;

export type ImageRatio = (typeof imageRatios)[keyof typeof imageRatios];
