/** Degrees, north and east positive; `axis` is set where a letter or word names the direction. */
export interface Angle {
  degrees: number;
  axis: 'latitude' | 'longitude' | undefined;
}

/** Degrees, optionally with minutes and seconds; a letter before or after gives the direction. */
const ANGLE =
  /([NSEW])?\s*([+-]?\d{1,3}(?:\.\d+)?(?![\d.]))\s*[°º]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?)?\s*([NSEW](?![a-z]))?/iy;

const LABELS = /["']?\b(?:lat(?:itude)?|long?(?:itude)?|lng)\b["']?\.?\s*[:=]?/gi;

/** Words and letters for an angle's name and direction in Nepali. */
const NEPALI = [
  ['lat', 'अक्षांश'],
  ['long', 'देशान्तर|देशांतर'],
  ['N', 'उत्तर|उ'],
  ['E', 'पूर्व|पू'],
  ['S', 'दक्षिण|द'],
  ['W', 'पश्चिम|प'],
].map(
  ([latin = '', names = '']) =>
    [latin, new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})[.॰]?(?![\\p{L}\\p{M}])`, 'gu')] as const,
);

/**
 * Degrees, minutes and seconds with other signs than °, ′ and ″, or without: `27d59m17s`, `N 27 59 17`, `27:59:17 N`,
 * `N27 48.414 E86 42.840`, `27 48.414, 86 42.840`.
 */
const withSigns = (text: string): string => {
  const plain = text
    .replaceAll('˚', '°')
    .replaceAll(/[´`‘]/g, "'")
    .replaceAll('“', '"')
    .replaceAll(/([°º]\s*\d{1,2}\s*['′’])\s*([0-5]?\d(?:\.\d+)?)(?=\s*(?:[nsew;]|,(?!\d)|$))/gi, '$1$2"')
    .replaceAll(/\b([nsew])(?:orth|outh|ast|est)\b/gi, '$1')
    .replaceAll(/(\d)\s*deg(?:rees?)?\b\.?/gi, '$1°')
    .replaceAll(/(\d{1,3})d\s*(\d{1,2})m\s*(\d{1,2}(?:\.\d+)?)s/gi, `$1°$2'$3"`);
  const three = String.raw`(\d{1,3})[\s:]+(\d{1,2})[\s:]+(\d{1,2}(?:\.\d+)?)`;
  const two = String.raw`(\d{1,3})(?:[\s:]+|\s*[°º]\s*)(\d{1,2}\.\d+)(?![\d.]|\s*['′’])`;
  if (/^[nsew]/i.test(plain))
    return plain
      .replaceAll(new RegExp(String.raw`([nsew])\s*${three}`, 'gi'), `$1$2°$3'$4"`)
      .replaceAll(new RegExp(String.raw`([nsew])\s*${two}`, 'gi'), `$1$2°$3'`);
  const apart = (size: string) => new RegExp(String.raw`^${size}\s*[,;]\s*${size}$`);
  return plain
    .replaceAll(new RegExp(String.raw`${three}\s*([nsew])`, 'gi'), `$1°$2'$3"$4`)
    .replaceAll(new RegExp(String.raw`${two}\s*([nsew])`, 'gi'), `$1°$2'$3`)
    .replace(apart(three), `$1°$2'$3", $4°$5'$6"`)
    .replace(apart(two), `$1°$2', $3°$4'`);
};

/**
 * Reads a comma within a number as a decimal comma where there is no point and another separator divides the numbers:
 * `27,9881; 86,9250`. Undefined if ambiguous.
 */
const withPoints = (text: string): string | undefined => {
  if (/\d\.\d/.test(text)) return text;
  const four = /^([+-]?\d{1,3}),(\d{3,}),([+-]?\d{1,3}),(\d{3,})$/;
  if (four.test(text)) return text.replace(four, '$1.$2 $3.$4');
  const parts = text.split(/[\s;|/]+/);
  if (parts.some((part) => (part.match(/\d,(?=\d)/g) ?? []).length > 1)) return undefined;
  return text.replaceAll(/(\d),(?=\d)/g, '$1.');
};

const angleOf = ([, before, whole = '', minutes, seconds, after]: RegExpExecArray): Angle | undefined => {
  const letter = (before ?? after)?.toUpperCase();
  const parts = [whole, minutes, seconds].filter((part) => part !== undefined);
  // Only the last part has decimals: 27.7°30' says two things.
  if (parts.slice(0, -1).some((part) => part.includes('.'))) return undefined;
  const [, ...sixtieths] = parts.map(Number);
  if (sixtieths.some((part) => part >= 60)) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const negative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  return {
    degrees: negative ? -size : size,
    axis: letter === undefined ? undefined : 'NS'.includes(letter) ? 'latitude' : 'longitude',
  };
};

/** The angles in a text that contains nothing else, in order; undefined for any other text. */
export const readAngles = (text: string): Angle[] | undefined => {
  const latin = NEPALI.reduce((before, [word, names]) => before.replace(names, word), text);
  const labels = latin.match(LABELS) ?? [];
  const bare = latin
    .replaceAll(LABELS, ' ')
    .replaceAll(/^[\s([{]+|[\s)\]}]+$|(?<=\d)\.$/g, '')
    .replace(/^"(.*)"$/s, '$1');
  const written = withPoints(withSigns(bare));
  if (written === undefined) return undefined;
  const angles: Angle[] = [];
  let at = 0;
  while (at < written.length) {
    ANGLE.lastIndex = at;
    const match = ANGLE.exec(written);
    const angle = match ? angleOf(match) : undefined;
    if (!match || !angle) return undefined;
    const label = labels[angles.length];
    const named = label === undefined ? undefined : /lat/i.test(label) ? 'latitude' : 'longitude';
    angles.push({ ...angle, axis: angle.axis ?? named });
    // A letter behind an angle that has one before it begins the next.
    at += match[0].length - (match[1] && match[5] ? 1 : 0);
    const between = /^[\s,;|/]*/.exec(written.slice(at))?.[0].length ?? 0;
    // A hyphen is a minus sign only after a delimiter that ends the previous number.
    if (between === 0 && /\d$/.test(match[0]) && at < written.length && !/^[+-]/.test(written))
      return undefined;
    at += between;
  }
  return angles;
};

/** Latitude and longitude of a text that is these two and nothing else: by its letters, else in that order. */
export const readPair = (text: string): { latitude: number; longitude: number } | undefined => {
  const [first, second, ...others] = readAngles(text) ?? [];
  if (!first || !second || others.length > 0) return undefined;
  if (first.axis !== undefined && first.axis === second.axis) return undefined;
  return first.axis === 'longitude' || second.axis === 'latitude'
    ? { latitude: second.degrees, longitude: first.degrees }
    : { latitude: first.degrees, longitude: second.degrees };
};
