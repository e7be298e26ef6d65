const DIGITS = '23456789CFGHJMPQRVWX';
/** Each pair of digits divides by twenty, from 20 degrees down to 1/8000 of a degree. */
const PAIRS = [20, 1, 1 / 20, 1 / 400, 1 / 8000];
const LAST_PAIR = 1 / 8000;
/** Each further digit divides into five rows and four columns. */
const [ROWS, COLUMNS] = [5, 4];

/** A full plus code, with at most a town after it: all eight digits come before the plus. */
const FULL = /^([2-9CFGHJMPQRVWX]{8})\+([2-9CFGHJMPQRVWX]{2,7})(?:[\s,].*)?$/i;
const ANY = /^[\dCFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{0,7}(?:[\s,]|$)/i;

/** Why a plus code without its first four digits is no place. */
export const SHORT_PLUS_CODE = $localize`This plus code is short and needs a town. Use the full code, such as 7MV7P88F+VJ.`;

/** Whether a text begins with a plus code, full or short. */
export const isPlusCode = (text: string): boolean => ANY.test(text);

/** The centre of the area of a full plus code, in degrees; undefined for a short one or another text. */
export const decodePlusCode = (text: string): { latitude: number; longitude: number } | undefined => {
  const found = FULL.exec(text);
  if (!found) return undefined;
  const values = Array.from(`${found[1] ?? ''}${found[2] ?? ''}`.toUpperCase(), (digit) =>
    DIGITS.indexOf(digit),
  );
  let [south, west, height, width] = [-90, -180, LAST_PAIR, LAST_PAIR];
  PAIRS.forEach((size, pair) => {
    south += (values[2 * pair] ?? 0) * size;
    west += (values[2 * pair + 1] ?? 0) * size;
  });
  for (const value of values.slice(2 * PAIRS.length)) {
    height /= ROWS;
    width /= COLUMNS;
    south += Math.floor(value / COLUMNS) * height;
    west += (value % COLUMNS) * width;
  }
  return south < 90 && west < 180 ? { latitude: south + height / 2, longitude: west + width / 2 } : undefined;
};
