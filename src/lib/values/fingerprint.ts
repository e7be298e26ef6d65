const PRIME = 16_777_619;

/** FNV-1a over 32 bits, with the given start value. */
const hash = (text: string, start: number): string => {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  }
  return (value >>> 0).toString(36);
};

/** A short hash of a text; collisions are very unlikely. */
export const fingerprint = (text: string): string =>
  `${hash(text, 2_166_136_261)}${hash(text, text.length)}${text.length.toString(36)}`;
