import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import type { ImportField } from '@/components/edit-many/importing';
import { Fold } from '@/components/screen/fold';
import { type CellRow, isBlankCell, trimmed } from '@/lib/files/cells';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type AssignedColumn, ID_COLUMN } from './assign-columns';
import classes from './import.module.css';

interface ImportColumnsProps {
  columns: readonly AssignedColumn[];
  fields: readonly ImportField[];
  rows: readonly CellRow[];
  disabled: boolean;
  /** Takes the column with this key for a field, or with '' for none. */
  onChoose: (key: string, to: string) => void;
}

const LONGEST_EXAMPLE = 40;

/** The first value of a column. */
const exampleOf = (rows: readonly CellRow[], index: number) => {
  const text = trimmed(rows.map(({ cells }) => cells[index] ?? '').find((cell) => !isBlankCell(cell)) ?? '');
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
};

const notes = { guess: $localize`A guess.`, hand: $localize`Chosen by hand.` };

const summaryOf = (columns: readonly AssignedColumn[]) => {
  const [guesses, byHand] = (['guess', 'hand'] as const).map(
    (how) => columns.filter(({ by }) => by === how).length,
  );
  const parts = [
    $localize`Columns: ${formatCount(columns.filter(({ to }) => to !== undefined).length)}:columns: of ${formatCount(columns.length)}:columns2: are imported`,
    guesses && plural(guesses, { one: $localize`# is a guess`, other: $localize`# are guesses` }),
    byHand &&
      plural(byHand, { one: $localize`# was chosen by hand`, other: $localize`# were chosen by hand` }),
  ];
  return parts.filter(Boolean).join(', ');
};

const Columns = ({ columns, fields, rows, disabled, onChoose }: ImportColumnsProps) => {
  const labelOf = (to: string) =>
    to === ID_COLUMN ? 'ID' : (fields.find(({ name }) => name === to)?.label ?? '');
  const options = [
    { value: '', label: $localize`Not imported` },
    { value: ID_COLUMN, label: $localize`ID` },
    ...fields.map(({ name, label }) => ({ value: name, label })),
  ];
  const [opened] = useState(() => columns.some(({ to, by }) => to === undefined || by));
  const noteOf = ({ by, index }: AssignedColumn) =>
    [by && notes[by], exampleOf(rows, index)].filter(Boolean).join(' ') || undefined;
  return (
    <Fold title={summaryOf(columns)} className={classes.fields} open={opened}>
      <div className={classes.columns}>
        {columns.map(({ taken, ...column }) => (
          <NativeSelect
            key={column.key}
            label={<bdi>{column.name}</bdi>}
            description={noteOf(column)}
            error={taken && $localize`“${taken.by}:by:” is ${labelOf(taken.to)}:to: already.`}
            size="xs"
            data={options}
            value={column.to ?? ''}
            disabled={disabled}
            onChange={({ currentTarget }) => onChoose(column.key, currentTarget.value)}
          />
        ))}
      </div>
    </Fold>
  );
};

/** For which field each column is taken, to be changed by hand; open at first if its name alone does not say it. */
export const ImportColumns = (props: ImportColumnsProps) => (
  <Columns key={props.columns.map(({ key }) => key).join('\t')} {...props} />
);
