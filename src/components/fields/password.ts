/** How hard a password is to guess, in words and from 0 to 1. */
export interface PasswordStrength {
  words: 'too short' | 'weak' | 'fair' | 'strong';
  share: number;
}

const shortestPassword = 8;

const kinds = [
  /\p{Ll}/u,
  /\p{Lu}/u,
  /\p{Nd}/u,
  /[^\p{L}\p{M}\p{N}]/u,
  /[^\p{Script=Latin}\p{Script=Common}]/u,
];

/** The length of a password in which repeated and sequential characters (`aaaa`, `1234`) count once. */
const tellingLength = (password: string) => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
};

/** A rough estimate for the user: length counts most, then the number of character classes. */
export const strengthOf = (password: string): PasswordStrength => {
  if (Array.from(password).length < shortestPassword) return { words: 'too short', share: 0.1 };
  const points = tellingLength(password) + 3 * kinds.filter((kind) => kind.test(password)).length;
  if (points < 15) return { words: 'weak', share: 0.3 };
  return points < 24 ? { words: 'fair', share: 0.6 } : { words: 'strong', share: 1 };
};

/** Letters and digits that are not mistaken for one another. */
const readable = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 5;

const randomCharacter = () => {
  const limit = 256 - (256 % readable.length);
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return readable.charAt(byte % readable.length);
  }
};

/** A random password that can be read aloud: four groups of five letters and digits. */
export const generatePassword = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: groupLength }, randomCharacter).join('')).join(
    '-',
  );
