import { type ImportField, NAMES } from '@/components/edit-many/importing';
import { fieldLabel } from '@/lib/text/labels';
import { nounBehind, plural } from '@/lib/text/plural';
import { type ImportRow, type RowState, WHOLE_ROW } from './import-rows';
import type { MatchedColumn } from './import-table';

/** The labels of fields that rows need, and that no column has; without the slug, which is made of a missing name. */
export const missingIn = (
  rows: readonly ImportRow[],
  columns: readonly MatchedColumn[],
  fields: readonly ImportField[],
): string[] => {
  const missing = fields
    .filter(({ name }) => columns.every(({ field }) => field.name !== name))
    .filter(({ name }) => rows.some(({ problems }) => name in problems));
  const isUnnamed = missing.some(({ name }) => NAMES.includes(name));
  return missing.filter(({ name }) => name !== 'slug' || !isUnnamed).map(({ label }) => label);
};

export interface Nouns {
  one: string;
  other: string;
}

/** How many rows were created and changed. */
interface Written {
  created: number;
  changed: number;
}

const createdText = (count: number, { one, other }: Nouns) =>
  plural(count, {
    one: $localize`# ${one}:one: was created.`,
    other: $localize`# ${other}:other: were created.`,
  });

const changedText = (count: number, { one, other }: Nouns) =>
  plural(count, {
    one: $localize`# ${one}:one: was changed.`,
    other: $localize`# ${other}:other: were changed.`,
  });

/** What a run has done: "3 hotels were created. 12 hotels were changed." */
export const doneText = ({ created, changed }: Written, nouns: Nouns): string =>
  [created > 0 && createdText(created, nouns), changed > 0 && changedText(changed, nouns)]
    .filter(Boolean)
    .join(' ');

/** What the undo of a run has done. */
export const undoneText = (count: number, { created, changed }: Written, { one, other }: Nouns): string => {
  if (changed === 0)
    return plural(count, {
      one: $localize`# ${one}:one: was deleted again.`,
      other: $localize`# ${other}:other: were deleted again.`,
    });
  return created === 0
    ? plural(count, {
        one: $localize`# ${one}:one: was changed back.`,
        other: $localize`# ${other}:other: were changed back.`,
      })
    : plural(count, {
        one: $localize`# ${one}:one: was changed back or deleted again.`,
        other: $localize`# ${other}:other: were changed back or deleted again.`,
      });
};

/** The numbers of rows by what becomes of them, and of cells that are changed. */
export type Counts = Record<RowState, number> & { cells: number };

export const countsOf = (rows: readonly ImportRow[]): Counts => {
  const of = (state: RowState) => rows.filter((row) => row.state === state);
  const changes = of('changes');
  return {
    blocked: of('blocked').length,
    conflict: of('conflict').length,
    repeats: of('repeats').length,
    waits: of('waits').length,
    changes: changes.length,
    creates: of('creates').length,
    left: of('left').length,
    same: of('same').length,
    cells: changes.reduce((sum, { values }) => sum + Object.keys(values).length, 0),
  };
};

/** "12 changes in 10 rows, 3 new, 85 unchanged." */
export const countsText = ({ cells, changes, creates, same }: Counts): string | undefined => {
  const texts = [
    changes > 0 &&
      $localize`${plural(cells, { one: $localize`# change`, other: $localize`# changes` })}:changes: in ${plural(changes, { one: $localize`# row`, other: $localize`# rows` })}:rows:`,
    creates > 0 && plural(creates, { other: $localize`# new` }),
    same > 0 && plural(same, { other: $localize`# unchanged` }),
  ].filter(Boolean);
  return texts.length > 0 ? `${texts.join(', ')}.` : undefined;
};

/** The label of the button: "Change 10 and create 3 hotels". */
export const startText = ({ changes, creates }: Counts, { one, other }: Nouns): string => {
  const noun = (count: number) => nounBehind(count, { one, other });
  const [some, fresh] = [plural(changes, { other: '#' }), plural(creates, { other: '#' })];
  if (changes === 0 && creates === 0) return $localize`Import ${other}:other:`;
  if (changes === 0) return $localize`Create ${fresh}:fresh: ${noun(creates)}:noun:`;
  if (creates === 0) return $localize`Change ${some}:some: ${noun(changes)}:noun:`;
  return $localize`Change ${some}:some: and create ${fresh}:fresh: ${noun(creates)}:noun:`;
};

/** A problem with the label of its field, unless it concerns the whole row. */
export const problemText = (name: string, problem: string, label = fieldLabel(name)): string =>
  name === WHOLE_ROW ? problem : `${label}: ${problem}`;
