import { lazy } from '@/lib/loading/lazy';
import { derived } from '@/lib/storage/table-changes';
import { transliterateDevanagari } from './devanagari';
import { escaped } from './escaped';
import { fold } from './fold';
import { allNames, placeNames } from './places';
import { wordSpellings } from './word-spellings';

/** Spellings of the same sound in Nepali names: Gokyo and Gokio, Phewa and Fewa, Kathmandu and Katmandu. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([kgtdbj])h/g, '$1'],
  [/x/g, 'ks'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/n(?=[pbmf])/g, 'm'],
  [/(\p{L})\1+/gu, '$1'],
];

const devanagari = /\p{Script=Devanagari}/u;

/** Text in lower-case Latin letters without accents; Devanagari is transliterated. */
export const toLatin = (text: string): string =>
  fold(devanagari.test(text) ? transliterateDevanagari(text.normalize('NFC')) : text);

const soundOfWord = (word: string): string => {
  const sound = sounds.reduce((before, [spelling, same]) => before.replace(spelling, same), word);
  // A single letter would begin nearly everything.
  return sound.length > 1 ? sound : word;
};

/** How a name sounds: other spellings of it, in either script, sound the same. */
export const soundOf = (text: string): string => toLatin(text).replace(/[\p{L}\p{M}]+/gu, soundOfWord);

/** Whether two texts differ only in spelling, case and script. */
export const isAlike = (a: string, b: string): boolean => soundOf(a) === soundOf(b);

/** The other spellings of known names, by the sound of each; of a name that several places have, those of all. */
const otherSounds = derived(placeNames, (places) => {
  const bySound = new Map<string, readonly string[]>();
  for (const names of [...places.map(allNames), ...wordSpellings]) {
    const group = [...new Set(names.map(soundOf))];
    if (group.length > 1)
      for (const sound of group) bySound.set(sound, [...new Set([...(bySound.get(sound) ?? []), ...group])]);
  }
  const longestFirst = [...bySound.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return { bySound, known: new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu') };
});

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean);

/** The words of a text by their sound, those with several known spellings in the first of them. */
export const soundWords = (text: string): readonly string[] => {
  const { bySound, known } = otherSounds();
  return wordsOf(soundOf(text).replace(known, (name) => bySound.get(name)?.[0] ?? name));
};

/** How a text sounds. */
interface Heard {
  sound: string;
  words: readonly string[];
  /** The sound, and other spellings of the names in it. */
  spelled: string;
  spelledWords: readonly string[];
  latinWords: readonly string[];
}

/** A text as it is searched: as it is written, and how it sounds, which takes longer. */
export interface Searched {
  plain: string;
  words: readonly string[];
  heard: () => Heard;
}

const heardOf = (text: string): Heard => {
  const sound = soundOf(text);
  const { bySound, known } = otherSounds();
  const others = [...sound.matchAll(known)].flatMap(([name]) => bySound.get(name) ?? []);
  const spelled = [sound, ...others].join(' ');
  return {
    sound,
    words: wordsOf(sound),
    spelled,
    spelledWords: wordsOf(spelled),
    latinWords: wordsOf(toLatin(text)),
  };
};

const searchedOf = (text: string): Searched => {
  const plain = fold(text);
  return { plain, words: wordsOf(plain), heard: lazy(() => heardOf(text)) };
};

const MOST_KEPT = 20_000;
const keptOf = derived(placeNames, () => new Map<string, Searched>());

/** Kept, since the same thousands of names are searched with each keystroke. */
export const searched = (text: string): Searched => {
  const kept = keptOf();
  const before = kept.get(text);
  if (before) return before;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = searchedOf(text);
  kept.set(text, made);
  return made;
};

/** Shorter words are only found at the beginning of others. */
const FEWEST_WITHIN = 2;
/** Shorter words would be found in nearly every spelling. */
const FEWEST_WITHIN_SOUND = 3;
const FEWEST_JOINED = 4;

const begins = (needle: readonly string[], words: readonly string[]) =>
  needle.length > 0 && needle.every((word) => words.some((other) => other.startsWith(word)));

/** Whether each word begins one of a text as it sounds, or of the other spellings of the names in it. */
const beginsSpelled = ({ words: needle }: Heard, { words, spelledWords }: Heard) =>
  begins(needle, words) ||
  (needle.every(({ length }) => length >= FEWEST_WITHIN_SOUND) && begins(needle, spelledWords));

const contains = (needle: readonly string[], text: string, fewest: number) =>
  needle.length > 0 && needle.every((word) => word.length >= fewest && text.includes(word));

/** Whether a text has the words with other gaps: Poonhill and Poon Hill. */
const isJoined = (needle: readonly string[], words: readonly string[]): boolean => {
  const wanted = needle.join('');
  return (
    wanted.length >= FEWEST_JOINED && words.some((_, index) => words.slice(index).join('').startsWith(wanted))
  );
};

/** Whether each word begins another, or is the initials of some that follow each other: ABC, Annapurna Base Camp. */
const isShortened = (needle: readonly string[], words: readonly string[]): boolean => {
  const initials = words.map((word) => word[0]).join('');
  const isInitials = (word: string) => /^[a-z]{3,5}$/.test(word) && initials.includes(word);
  return needle.some(isInitials) && needle.every((word) => isInitials(word) || begins([word], words));
};

/** How well a text matches, from 0; -1 if it does not. The name alone can match wholly, or with its beginning. */
const gradeOf = (needle: Searched, name: Searched, all: Searched): number =>
  [
    () => name.plain === needle.plain,
    () => name.plain.startsWith(needle.plain),
    () => begins(needle.words, all.words),
    () => contains(needle.words, all.plain, FEWEST_WITHIN),
    () => name.heard().sound === needle.heard().sound,
    () => name.heard().sound.startsWith(needle.heard().sound),
    () => beginsSpelled(needle.heard(), all.heard()),
    () => contains(needle.heard().words, all.heard().spelled, FEWEST_WITHIN_SOUND),
    () => isJoined(needle.heard().words, all.heard().words),
    () => isShortened(needle.heard().latinWords, all.heard().latinWords),
  ].findIndex((matches) => matches());

/**
 * The items that match every word of a query in any spelling and script, ties as given: first those called so, then those
 * that begin so, have words that begin so, or contain them, as typed; then the same in other spellings; then those with
 * other gaps between words, or with these initials. All for an empty query.
 */
export const matching = <Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  moreOf: (item: Item) => string = () => '',
): readonly Item[] => {
  const needle = searched(query);
  if (needle.plain === '') return items;
  const grade = (item: Item) => {
    const [name, more] = [textOf(item), moreOf(item)];
    return gradeOf(needle, searched(name), searched(more === '' ? name : `${name} ${more}`));
  };
  return items
    .map((item) => ({ item, grade: grade(item) }))
    .filter(({ grade }) => grade >= 0)
    .sort((a, b) => a.grade - b.grade)
    .map(({ item }) => item);
};
