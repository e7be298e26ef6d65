import type { FieldChange, WriteOrigin } from '@/api/client/written';
import type { Entry } from '@/domain/history/entry';
import { capitalized } from '@/lib/text/capitalized';
import { subjectAt } from './subject';
import { changeText } from './value-text';

export const origins: Readonly<Record<WriteOrigin, string>> = {
  form: 'Form',
  switch: 'Switch in a list',
  deletion: 'Deletion',
  many: 'Selected rows',
  sheet: 'Sheet',
  import: 'Import',
  season: 'Departures',
  itinerary: 'Itinerary',
  prices: 'Prices of rooms',
  approval: 'Request',
  cancellation: 'Booking',
  undo: 'Undo',
  restoring: 'Restored as new',
  replacing: 'Find and replace',
};

/** "Package", and the name of an entry's record, or its number. */
export const namedOf = ({ path, name }: Pick<Entry, 'path' | 'name'>) => {
  const { noun, id } = subjectAt(path);
  const called = name === '' ? (id === undefined ? '' : `ID ${id}`) : `“${name}”`;
  return { noun: capitalized(noun), called };
};

const within = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const changeLine = (change: FieldChange): string => {
  const { label, from, to } = changeText(change);
  if (to === undefined) return `${within(label)} changed`;
  return from === undefined ? `${within(label)} ${to}` : `${within(label)} ${from} → ${to}`;
};

const restOf = ({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): string =>
  kind === 'changed' ? `: ${changes.map(changeLine).join('; ')}` : ` was ${kind}.`;

/** An entry for a colleague: `Package “Everest Base Camp”: price per person 1,200 → 1,300`. */
export const entryLine = (
  entry: Pick<Entry, 'path' | 'name' | 'kind' | 'changes' | 'unsure' | 'undone'>,
): string => {
  const { noun, called } = namedOf(entry);
  const unsure = entry.unsure ? ' (The answer was lost: it may not have been saved.)' : '';
  const undone = entry.undone === undefined ? '' : ' (Undone since.)';
  return `${noun}${called === '' ? '' : ` ${called}`}${restOf(entry)}${unsure}${undone}`;
};

/** A day for a colleague, the first change first. */
export const dayLines = (heading: string, entries: readonly Entry[]): string =>
  [heading, ...entries.toReversed().map((entry) => `- ${entryLine(entry)}`)].join('\n');
