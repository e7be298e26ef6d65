import type { WayToGo } from './reading';

const WAYS: readonly (readonly [way: WayToGo, words: string])[] = [
  ['walk', 'walk(?:ing)?|trek(?:king)?|hik(?:e|ing)|on foot|steep climb|climb|हिँडाइ|हिँडेर|पैदल|ट्रेक'],
  [
    'drive',
    'driv(?:e|ing)|(?:tourist |local |private |public )?(?:bus|jeep|car|van|coach|taxi)(?: (?:drive|ride))?|by road|transfer|गाडी|बस|जीप',
  ],
  ['flight', 'flight|fly|flying|by (?:air|plane)|helicopter|heli|उडान|जहाज'],
  ['boat', 'boat(?:ing)?|raft(?:ing)?|canoe(?:ing)?|kayak(?:ing)?'],
  ['cycle', 'cycl(?:e|ing)|bik(?:e|ing)|ride on bikes'],
];

const ALL = WAYS.map(([, words]) => `(${words})`).join('|');
const BEHIND = new RegExp(
  String.raw`^['’]?s? {0,2}(?:(?:of|by|on|for|a|an|scenic|long|easy|steep|gradual|total) ){0,3}(?:${ALL})(?![\p{L}\p{M}])`,
  'iu',
);
const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ALL})(?![\\p{L}\\p{M}])`, 'giu');

const wayOf = (groups: readonly (string | undefined)[]): WayToGo | undefined =>
  WAYS[groups.findIndex((group) => group !== undefined)]?.[0];

/** How one goes, as the words right behind an amount say: “ hrs drive”; with their length. */
export const wayBehind = (text: string): { way: WayToGo | undefined; length: number } => {
  const match = BEHIND.exec(text);
  return match ? { way: wayOf(match.slice(1)), length: match[0].length } : { way: undefined, length: 0 };
};

/** How one goes, as the last word says that names a way before an amount: “drive to Besisahar, ”. */
export const wayBefore = (text: string): WayToGo | undefined => {
  const match = [...text.matchAll(BEFORE)].at(-1);
  return match && wayOf(match.slice(1));
};
