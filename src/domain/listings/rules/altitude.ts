import { latinDigits } from '@/lib/text/digits';
import { formatCount } from '@/lib/text/plural';

const METRES_A_FOOT = 0.3048;
/** No trip is lower than the plains or higher than Everest. */
const LOWEST = 60;
const HIGHEST = 8_850;

/** `5,545 m`. */
export const inMetres = (metres: number): string => `${formatCount(Math.round(metres))} m`;

const FIGURE =
  /(?<![\d.,])(\d{1,2}[,.\s]?\d{3}|\d{2,5})\s*(m|metres?|meters?|मि\.?|मिटर|मीटर|ft|feet)?(?![\p{L}\d])/giu;

/** The altitudes in a text, in metres or feet; bare numbers count as metres only with `bare`. */
export const heightsIn = (text: string, { bare = false } = {}): number[] =>
  [...latinDigits(text).matchAll(FIGURE)].flatMap(([, digits = '', unit]) => {
    if (unit === undefined && !bare) return [];
    const value = Number(digits.replaceAll(/\D/g, ''));
    const metres = /^f/i.test(unit ?? '') ? value * METRES_A_FOOT : value;
    return metres >= LOWEST && metres <= HIGHEST ? [metres] : [];
  });

/** The highest point in the field, which may be `5,545 m`, `5545` or `1,400 – 5,416 m`. */
export const highestOf = (field: string | null | undefined): number | undefined => {
  const heights = heightsIn(field ?? '', { bare: true });
  return heights.length === 0 ? undefined : Math.max(...heights);
};
