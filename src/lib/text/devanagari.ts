import { derived } from '@/lib/storage/table-changes';
import { latinDigits } from './digits';
import { placeNames } from './places';
import { wordSpellings } from './word-spellings';

interface KnownSpelling {
  /** What precedes and follows the known name in its word. */
  before: string;
  spelling: string;
  after: string;
}

/** What people write alike: lengths of i and u, nasals, ब and व, the three sibilants. */
const ALIKE = /[िी]|[ुू]|[ङञणन]्(?=[क-ध])|म्(?=[प-भ])|[ंँ]|ङ(?!्)|[वब]|[शषस]/g;

const anyOf = (letter: string): string => {
  if (/[िी]/.test(letter)) return '[िी]';
  if (/[ुू]/.test(letter)) return '[ुू]';
  if (letter === 'ङ') return 'ङ्?';
  if (/[वब]/.test(letter)) return '[वब]';
  return /[शषस]/.test(letter) ? '[शषस]' : '(?:[ंँ]|[ङञणनम]्)?';
};

const devanagari = /^\p{Script=Devanagari}+$/u;

interface Known {
  letters: string;
  spelling: string;
  isPlace: boolean;
}

/** Shorter names would be found in other words. */
const FEWEST_OF_PART = 4;

const known = derived(placeNames, (places) => {
  const knownOf = (names: readonly string[], usual: string, isPlace: boolean) =>
    names
      .map((name) => name.normalize('NFD'))
      .filter((name) => devanagari.test(name))
      .map((letters): Known => ({ letters, spelling: usual.toLowerCase(), isPlace }));
  const all = [
    ...places.flatMap(({ name, nepali }) => knownOf(nepali, name, true)),
    ...wordSpellings.flatMap(([usual, ...others]) => knownOf(others, usual, false)),
  ];
  const longestFirst = all.toSorted((a, b) => b.letters.length - a.letters.length);
  return longestFirst.map(({ letters, spelling, isPlace }) => {
    const pattern = letters.replace(ALIKE, anyOf);
    const isPart = !isPlace || letters.length >= FEWEST_OF_PART;
    return {
      spelling,
      // A name does not begin or end within a syllable.
      whole: new RegExp(`^${pattern}$`),
      start: isPlace && isPart ? new RegExp(`^${pattern}(?=[अ-ह]..?)`) : undefined,
      end: isPart ? new RegExp(`(?<=..)(?<!्)${pattern}$`) : undefined,
    };
  });
});

/** The usual Latin spelling of a word in Devanagari, or of the longest known name that it begins or ends with. */
const spellingOf = (word: string): KnownSpelling | undefined => {
  for (const field of ['whole', 'start', 'end'] as const)
    for (const { spelling, [field]: pattern } of known()) {
      const match = pattern?.exec(word);
      if (!match) continue;
      const end = match.index + match[0].length;
      return { before: word.slice(0, match.index), spelling, after: word.slice(end) };
    }
  return undefined;
};

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(', ').map((pair) => [pair.slice(0, 1), pair.slice(2)]));

const CONSONANTS = table(
  'क k, ख kh, ग g, घ gh, ङ ng, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n, ' +
    'प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h',
);
const VOWELS = table(
  'अ a, आ a, इ i, ई i, उ u, ऊ u, ऋ ri, ॠ ri, ऌ li, ए e, ऍ e, ऎ e, ऐ ai, ऑ o, ऒ o, ओ o, औ au, ॲ a, ॐ om',
);
const SIGNS = table('ा a, ि i, ी i, ु u, ू u, ृ ri, ॄ ri, े e, ॅ e, ॆ e, ै ai, ॉ o, ॊ o, ो o, ौ au');

const VIRAMA = '्';
const NASALS = 'ंँ';
const NASAL_VOWEL = 'ँ';
const VISARGA = 'ः';

interface Syllable {
  /** The consonants before the vowel. */
  onset: string;
  vowel: string;
  /** The vowel is not written: it is inherent in the last consonant. */
  inherent: boolean;
  /** A nasal or a breath after the vowel. */
  coda: string;
  /** The coda is a consonant, and not only the vowel's nasality. */
  closed: boolean;
}

const nasalBefore = (next: string): string => {
  if (next === 'ह') return 'ng';
  return next !== '' && 'पफबभम'.includes(next) ? 'm' : 'n';
};

const syllablesOf = (word: string): Syllable[] => {
  const letters = Array.from(word);
  const syllables: Syllable[] = [];
  let onset = '';
  const add = (vowel: string, inherent = false) => {
    syllables.push({ onset, vowel, inherent, coda: '', closed: false });
    onset = '';
  };
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? '';
    const last = syllables.at(-1);
    if (CONSONANTS.has(letter)) {
      onset += letter;
      if (!SIGNS.has(next) && next !== VIRAMA) add('a', true);
      else if (next === VIRAMA && index + 2 === letters.length) add('');
    } else if (last && (NASALS.includes(letter) || letter === VISARGA)) {
      last.coda = letter === VISARGA ? 'h' : nasalBefore(next);
      last.closed = letter !== NASAL_VOWEL;
    } else if (letter !== VIRAMA) {
      const vowel = SIGNS.get(letter) ?? VOWELS.get(letter) ?? (/\p{L}/u.test(letter) ? letter : '');
      if (vowel !== '' && letter !== 'ऽ') add(vowel);
    }
  });
  return syllables;
};

const isShort = ({ onset, inherent, coda }: Syllable) => inherent && onset.length === 1 && coda === '';

/**
 * Which inherent vowels are silent, from the end of the word, as the rule ə → ∅ / VC_CV is applied
 * (https://en.wikipedia.org/wiki/Schwa_deletion_in_Indo-Aryan_languages). Nepali keeps more of them than Hindi:
 * - the final one is silent but after a conjunct (https://en.wikipedia.org/wiki/Nepali_phonology), and in -ya (हिमालय);
 * - one within the word sounds where only a written final vowel follows (पोखरा), and beside h (रौतहट);
 * - ङ closes a syllable (लाङटाङ).
 * Of 200 districts, villages and words of treks, nearly 9 in 10 are spelled so in English; the table of places has the others.
 */
const withoutSilent = (syllables: readonly Syllable[]): readonly Syllable[] => {
  const spoken = syllables.map((syllable) => ({ ...syllable }));
  spoken.forEach((syllable, index) => {
    if (index > 0 && syllable.inherent && syllable.onset === 'ङ') syllable.vowel = '';
  });
  const last = spoken.at(-1);
  if (last && spoken.length > 1 && isShort(last) && last.onset !== 'य') last.vowel = '';
  for (let index = spoken.length - 3; index > 0; index -= 1) {
    const [before, here, after] = spoken.slice(index - 1, index + 2);
    if (!before || !here || !after || !isShort(here) || after.onset.length !== 1) continue;
    const isBetween = before.vowel !== '' && !before.closed && after.vowel !== '';
    if (isBetween && here.onset !== 'ह' && !'हय'.includes(after.onset)) here.vowel = '';
  }
  return spoken;
};

/** व is w after a consonant and between u and a: चितवन is Chitwan, रसुवा Rasuwa, शिव Shiva. */
const latinOnset = ({ onset, vowel }: Syllable, before: Syllable | undefined): string =>
  Array.from(onset, (letter, index) => {
    const afterConsonant = index > 0 || (before?.vowel === '' && before.coda === '');
    if (letter === 'व' && (afterConsonant || (before?.vowel === 'u' && vowel === 'a'))) return 'w';
    if (letter === 'ङ' && 'कखगघ'.includes(onset[index + 1] ?? '.')) return 'n';
    return CONSONANTS.get(letter) ?? '';
  })
    .join('')
    .replace('jn', 'gy')
    .replace('chchh', 'chh');

const byRule = (word: string): string => {
  const spoken = withoutSilent(syllablesOf(word));
  return spoken
    .map((syllable, index) => latinOnset(syllable, spoken[index - 1]) + syllable.vowel + syllable.coda)
    .join('');
};

const spellWord = (word: string): string => {
  // The g of a final ङ्ग is silent: धादिङ्ग is धादिङ.
  const letters = word.replace(/[़\u200c\u200d]/g, '').replace(/ङ्ग$/, 'ङ');
  const known = spellingOf(letters);
  if (!known) return byRule(letters);
  const { before, spelling, after } = known;
  return (before && spellWord(before)) + spelling + (after && spellWord(after));
};

const MOST_KEPT = 5_000;
const keptOf = derived(placeNames, () => new Map<string, string>());

/** Kept, since names share words, and a search spells thousands of names. */
const transliterateWord = (word: string): string => {
  const kept = keptOf();
  const before = kept.get(word);
  if (before !== undefined) return before;
  if (kept.size >= MOST_KEPT) kept.clear();
  const spelled = spellWord(word);
  kept.set(word, spelled);
  return spelled;
};

/** Devanagari to plain Latin letters, as Nepali names are usually written in English; other scripts stay. */
export const transliterateDevanagari = (text: string): string =>
  latinDigits(text.normalize('NFD')).replace(/[\u0900-\u0963\u0971-\u097f\u200c\u200d]+/g, transliterateWord);
