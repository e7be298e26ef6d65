import type { FieldChange, WriteOrigin } from '@/api/client/written';
import type { Entry } from '@/domain/history/entry';
import { capitalized } from '@/lib/text/capitalized';
import { subjectAt } from './subject';
import { changeText } from './value-text';

export const origins: Readonly<Record<WriteOrigin, string>> = {
  form: $localize`Form`,
  switch: $localize`Switch in a list`,
  deletion: $localize`Deletion`,
  many: $localize`Selected rows`,
  sheet: $localize`Sheet`,
  import: $localize`Import`,
  season: $localize`Departures`,
  itinerary: $localize`Itinerary`,
  prices: $localize`Prices of rooms`,
  approval: $localize`:where a change was made|:Request`,
  cancellation: $localize`Booking`,
  undo: $localize`Undo`,
  restoring: $localize`Restored as new`,
  replacing: $localize`Find and replace`,
  copying: $localize`Copied parts`,
  merging: $localize`Merged twins`,
  references: $localize`Replaced before a deletion`,
  links: $localize`Links of blogs`,
};

/** "Package", and the name of an entry's record, or its number. */
export const namedOf = ({ path, name }: Pick<Entry, 'path' | 'name'>) => {
  const { noun, id } = subjectAt(path);
  const called = name === '' ? (id === undefined ? '' : $localize`ID ${id}:id:`) : `“${name}”`;
  return { noun: capitalized(noun), called };
};

const within = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const changeLine = (change: FieldChange): string => {
  const { label, from, to } = changeText(change);
  if (to === undefined) return $localize`${within(label)}:within: changed`;
  return from === undefined ? `${within(label)} ${to}` : `${within(label)} ${from} → ${to}`;
};

const becameOf = {
  created: $localize`was created`,
  deleted: $localize`was deleted`,
  approved: $localize`was approved`,
  cancelled: $localize`was cancelled`,
};

const restOf = ({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): string =>
  kind === 'changed' ? `: ${changes.map(changeLine).join('; ')}` : ` ${becameOf[kind]}.`;

/** An entry for a colleague: `Package “Everest Base Camp”: price per person 1,200 → 1,300`. */
export const entryLine = (
  entry: Pick<Entry, 'path' | 'name' | 'kind' | 'changes' | 'unsure' | 'undone'>,
): string => {
  const { noun, called } = namedOf(entry);
  const unsure = entry.unsure ? $localize` (The answer was lost: it may not have been saved.)` : '';
  const undone = entry.undone === undefined ? '' : $localize` (Undone since.)`;
  return `${noun}${called === '' ? '' : ` ${called}`}${restOf(entry)}${unsure}${undone}`;
};

/** A day for a colleague, the first change first. */
export const dayLines = (heading: string, entries: readonly Entry[]): string =>
  [heading, ...entries.toReversed().map((entry) => `- ${entryLine(entry)}`)].join('\n');
