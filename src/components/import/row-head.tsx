import { Button, Checkbox, Group, Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { formatCount } from '@/lib/formats/formats';
import classes from './import.module.css';
import { type ImportRow, isReady } from './import-rows';
import type { MatchedColumn } from './import-table';
import { problemText } from './import-words';
import type { KnownRecord } from './known-records';

/** What a person decides about a row. */
export interface Decisions {
  /** Whether a row without an ID changes the record that it repeats; undefined if nothing can be changed. */
  choose: ((ids: readonly number[], change: boolean) => void) | undefined;
  /** Settles a conflict. */
  settle: (row: ImportRow, kept: 'ours' | 'theirs') => void;
  /** Leaves a row out, or takes it again. */
  leave: (row: ImportRow, out: boolean) => void;
}

interface RowHeadProps extends Decisions {
  row: ImportRow;
  columns: readonly MatchedColumn[];
  /** Why the server refused the row. */
  reason: string | undefined;
  /** It was chosen that the row changes the record that it repeats. */
  chosen: boolean;
  disabled: boolean;
}

const Problem = ({ children }: { children: string }) => (
  <Text size="xs" c="danger" className={classes.problem}>
    {children}
  </Text>
);

/** The problems that no column shows, with the name of their field. */
const elsewhere = ({ problems }: ImportRow, columns: readonly MatchedColumn[]) =>
  Object.entries(problems)
    .filter(([name]) => columns.every(({ field }) => field.name !== name))
    .map(([name, problem]) => problemText(name, problem));

const Named = ({ record: { name, link } }: { record: KnownRecord }) =>
  link ? <RecordLink link={link}>{name}</RecordLink> : <bdi>{name}</bdi>;

const SmallButton = (props: { label: string; row: number; disabled: boolean; onClick: () => void }) => (
  <Button
    size="compact-xs"
    variant="default"
    aria-label={$localize`${props.label}:label:: row ${formatCount(props.row)}:row:`}
    disabled={props.disabled}
    onClick={props.onClick}
  >
    {props.label}
  </Button>
);

/** The number of a row, the record that it is about, and what is wrong or to be decided. */
export const RowHead = (props: RowHeadProps) => {
  const { row, columns, reason, chosen, disabled, choose, settle, leave } = props;
  const { record, state } = row;
  const { number } = row.row;
  const repeats = state === 'repeats';
  return (
    <>
      {isReady(row) || state === 'left' ? (
        <Checkbox
          size="sm"
          label={formatCount(number)}
          aria-label={$localize`Import row ${formatCount(number)}:row:`}
          checked={state !== 'left'}
          disabled={disabled}
          onChange={({ currentTarget }) => leave(row, !currentTarget.checked)}
        />
      ) : (
        formatCount(number)
      )}
      {record && (
        <Text size="xs" c="dimmed" component="div" className={classes.problem}>
          {repeats && $localize`Exists already: `}
          <Named record={record} />
        </Text>
      )}
      {[...elsewhere(row, columns), ...(reason === undefined ? [] : [reason])].map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      {record && choose && (repeats || chosen) && (
        <SmallButton
          label={repeats ? $localize`Change it` : $localize`Leave it`}
          row={number}
          disabled={disabled}
          onClick={() => choose([record.id], repeats)}
        />
      )}
      {state === 'conflict' && (
        <Group gap={4}>
          <SmallButton
            label={$localize`Keep theirs`}
            row={number}
            disabled={disabled}
            onClick={() => settle(row, 'theirs')}
          />
          <SmallButton
            label={$localize`Take the file’s`}
            row={number}
            disabled={disabled}
            onClick={() => settle(row, 'ours')}
          />
        </Group>
      )}
    </>
  );
};
