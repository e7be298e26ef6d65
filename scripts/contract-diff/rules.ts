import type { Schema } from './document.ts';

export type Direction = 'sent' | 'answered';

/** A change of the allowed values: its direction, and its text. */
export interface Turn {
  way: 'narrower' | 'wider' | 'either';
  says: string;
  /** Whether the application checks it when reading. */
  isRead: boolean;
}

type Limit = [keyword: string, isMost: boolean, inWords: (limit: string) => string];

const limits: Limit[] = [
  ['maxLength', true, (limit) => `at most ${limit} characters`],
  ['minLength', false, (limit) => `at least ${limit} characters`],
  ['maximum', true, (limit) => `at most ${limit}`],
  ['minimum', false, (limit) => `at least ${limit}`],
  ['exclusiveMaximum', true, (limit) => `less than ${limit}`],
  ['exclusiveMinimum', false, (limit) => `more than ${limit}`],
  ['maxItems', true, (limit) => `at most ${limit} entries`],
  ['minItems', false, (limit) => `at least ${limit} entries`],
  ['maxProperties', true, (limit) => `at most ${limit} fields`],
  ['minProperties', false, (limit) => `at least ${limit} fields`],
];

const patterns: [keyword: string, inWords: (rule: string) => string][] = [
  ['pattern', (rule) => `what fits ${rule}`],
  ['format', (rule) => `the format ${rule}`],
  ['multipleOf', (rule) => `multiples of ${rule}`],
  ['contentMediaType', (rule) => `files of the type ${rule}`],
  ['uniqueItems', () => 'entries that differ'],
];

/** Keywords that are compared elsewhere, or do not restrict values. */
const others = [
  ...['$ref', 'type', 'nullable', 'enum', 'items', 'properties', 'required', 'additionalProperties'],
  ...['title', 'description', 'example', 'examples', 'deprecated', '$comment', 'xml', 'externalDocs'],
  ...['readOnly', 'writeOnly', 'discriminator', 'default'],
];

const listed = (members: readonly unknown[]) => members.map((member) => String(member)).join(', ');
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Rule = string | number | true;

const ruleIn = (schema: Schema, keyword: string): Rule | undefined => {
  const rule = schema[keyword];
  return rule === false ? undefined : (rule as Rule | undefined);
};

const wordsTurn = (old: Schema, now: Schema, takes: string): Turn[] => {
  const [before, after] = [old.enum, now.enum];
  const turn = (way: Turn['way'], says: string): Turn[] => [{ way, says, isRead: true }];
  if (!before) return after ? turn('narrower', `${takes} only these words now: ${listed(after)}.`) : [];
  if (!after) return turn('wider', `${takes} any value now; before, only these words: ${listed(before)}.`);
  const gone = before.filter((member) => !after.includes(member));
  const come = after.filter((member) => !before.includes(member));
  return [
    ...(gone.length > 0 ? turn('narrower', `${takes} these words no longer: ${listed(gone)}.`) : []),
    ...(come.length > 0 ? turn('wider', `${takes} these words, too: ${listed(come)}.`) : []),
  ];
};

/** The changes of allowed values between two schemas of the same type, without fields and items. */
export const turnsOf = (old: Schema, now: Schema, direction: Direction): Turn[] => {
  const takes = direction === 'sent' ? 'takes' : 'holds';
  const limitTurns = limits.flatMap(([keyword, isMost, inWords]): Turn[] => {
    const [before, after] = [old[keyword], now[keyword]] as (number | undefined)[];
    if (before === after) return [];
    const none = isMost ? Infinity : -Infinity;
    const isTighter = isMost ? (after ?? none) < (before ?? none) : (after ?? none) > (before ?? none);
    const worded = (limit: number | undefined) => (limit === undefined ? 'any' : inWords(String(limit)));
    const says = `${takes} ${worded(after)} now; before, ${worded(before)}.`;
    return [{ way: isTighter ? 'narrower' : 'wider', says, isRead: false }];
  });
  const patternTurns = patterns.flatMap(([keyword, inWords]): Turn[] => {
    const [before, after] = [ruleIn(old, keyword), ruleIn(now, keyword)];
    if (same(before, after)) return [];
    const worded = (rule: Rule | undefined) => (rule === undefined ? 'any' : inWords(String(rule)));
    const way = before === undefined ? 'narrower' : after === undefined ? 'wider' : 'either';
    const says = `${takes} ${worded(after)} now; before, ${worded(before)}.`;
    return [{ way, says, isRead: keyword === 'format' }];
  });
  const known = new Set([...others, ...limits.map(([name]) => name), ...patterns.map(([name]) => name)]);
  const unknown = new Set([...Object.keys(old), ...Object.keys(now)]);
  const unknownTurns = [...unknown].flatMap((keyword): Turn[] => {
    if (known.has(keyword) || keyword.startsWith('x-') || same(old[keyword], now[keyword])) return [];
    const says = `has another “${keyword}” now, which this comparison cannot judge.`;
    return [{ way: 'either', says, isRead: true }];
  });
  return [...wordsTurn(old, now, takes), ...limitTurns, ...patternTurns, ...unknownTurns];
};
