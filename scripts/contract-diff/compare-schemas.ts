import { type Document, resolve, type Schema } from './document.ts';
import { type Form, formsOf, inWords, pairsOf } from './forms.ts';
import { type Direction, type Turn, turnsOf } from './rules.ts';

/** One thing that has changed. */
export interface Change {
  breaks: boolean;
  /** The subject of the sentence. */
  place: string;
  says: string;
  /** For an assumption: the consequence by the contract. */
  effect?: string | undefined;
}

type Marked = Record<`x-${string}`, unknown>;

/** What the back office does if an assumption is wrong. */
export const effectOf = ({ 'x-assumed': mark }: Marked): string | undefined =>
  typeof mark === 'string' ? mark.split(/\s*If wrong: /)[1]?.trim() : undefined;

/** Compares a call's request or response schemas. Requests may allow more, responses less. */
export const createComparison = (
  before: Document,
  after: Document,
  direction: Direction,
  add: (change: Change) => void,
) => {
  const isSent = direction === 'sent';
  const seen = new Set<string>();

  const turn = (place: string, { way, says, isRead }: Turn) => {
    const breaks = way === 'either' || way === (isSent ? 'narrower' : 'wider');
    add({ breaks: breaks && (isSent || isRead), place, says });
  };

  const compareForms = (old: readonly Form[], now: readonly Form[], place: string) => {
    const { pairs, gone, come } = pairsOf(old, now);
    const add = (way: Turn['way'], says: string) => turn(place, { way, says, isRead: true });
    if (gone.length > 0 && come.length > 0) {
      const isAny = ({ type }: Form) => type === 'any';
      const way = come.some(isAny) ? 'wider' : 'either';
      add(gone.some(isAny) ? 'narrower' : way, `was ${inWords(gone)}, and is ${inWords(come)} now.`);
    } else if (gone.length > 0)
      add('narrower', isSent ? `may no longer be ${inWords(gone)}.` : `is no longer ${inWords(gone)}.`);
    else if (come.length > 0) add('wider', `may now be ${inWords(come)}.`);
    for (const pair of pairs) comparePair(...pair, place);
  };

  const comparePair = (old: Form, now: Form, parent: string) => {
    const name = old.name === now.name ? now.name : undefined;
    const names = `${old.name} ${now.name}`;
    if (seen.has(names)) return;
    if ((old.name ?? now.name) !== undefined) seen.add(names);
    const place = name ?? parent;
    if (old.type !== now.type) {
      const says = `was ${inWords([old])}, and is ${inWords([now])} now.`;
      turn(place, { way: now.type === 'integer' ? 'narrower' : 'wider', says, isRead: true });
    }
    for (const one of turnsOf(old.schema, now.schema, direction)) turn(place, one);
    compareFields(old, now, place);
    if (old.type === 'array') compare(old.schema.items ?? {}, now.schema.items ?? {}, `${place}[]`);
  };

  /** Whether a field exists in this direction. */
  const travels = (document: Document, schema: Schema) =>
    resolve(document, schema)[isSent ? 'readOnly' : 'writeOnly'] !== true;

  const compareFields = (old: Form, now: Form, place: string) => {
    const needs = ({ schema }: Form, key: string) => schema.required?.includes(key) ?? false;
    for (const [key, { schema, owner }] of old.fields) {
      if (!travels(before, schema)) continue;
      const own = `${owner ?? place}.${key}`;
      const field = now.fields.get(key);
      if (!field || !travels(after, field.schema)) {
        const says = isSent ? 'is no longer taken.' : 'is no longer answered.';
        add({ breaks: true, place: own, says, effect: effectOf(resolve(before, schema)) });
        continue;
      }
      if (needs(old, key) && !needs(now, key)) {
        add({
          breaks: !isSent,
          place: own,
          says: isSent ? 'may now be left out.' : 'is not always answered now.',
        });
      } else if (!needs(old, key) && needs(now, key)) {
        add({ breaks: isSent, place: own, says: isSent ? 'must now be sent.' : 'is always answered now.' });
      }
      compare(schema, field.schema, own);
    }
    for (const [key, { schema, owner }] of now.fields) {
      if (old.fields.has(key) || !travels(after, schema)) continue;
      const mustBeSent = isSent && needs(now, key);
      const says = isSent ? `is new, and ${mustBeSent ? 'must' : 'may'} be sent.` : 'is new.';
      add({ breaks: mustBeSent, place: `${owner ?? place}.${key}`, says });
    }
    compareOthers(old.schema.additionalProperties, now.schema.additionalProperties, place);
  };

  const compareOthers = (
    old: Schema['additionalProperties'],
    now: Schema['additionalProperties'],
    place: string,
  ) => {
    if (typeof old === 'object' && typeof now === 'object') compare(old, now, `${place}.*`);
    else if (old !== false && now === false)
      add({ breaks: isSent && Boolean(old), place, says: 'has no fields now but those that are listed.' });
    else if (old === false && now !== false)
      add({ breaks: false, place, says: 'may now have more fields than are listed.' });
  };

  const compare = (old: Schema, now: Schema, place: string): void =>
    compareForms(formsOf(before, old), formsOf(after, now), place);

  return compare;
};
