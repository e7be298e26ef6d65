import type { ReactNode } from 'react';
import { Alert, Button, Group, NativeSelect } from '@mantine/core';
import type { ImportField } from '@/components/edit-many/importing';
import { Fold } from '@/components/screen/fold';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount, joinedByAnd, joinedByOr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './import.module.css';
import type { ImportRow } from './import-rows';
import type { FileReading } from './read-file';
import type { Decisions } from './row-head';

const fieldText = ({ label, ...field }: ImportField) =>
  field.kind === 'choice' ? `${label} (${joinedByOr(field.options.map((option) => option.label))})` : label;

const namesOf = (fields: readonly ImportField[]) => fields.map(fieldText).join(', ');

/** More optional fields than these are folded. */
const FEW = 12;

/** The fields that a first row can name. */
export const FieldNames = ({ fields }: { fields: readonly ImportField[] }) => {
  const required = fields.filter((field) => field.required);
  const optional = fields.filter((field) => !field.required);
  return (
    <div>
      <DimmedText>
        {$localize`The first row names the fields. Each row below becomes a record, or changes the one whose ID it has.`}
      </DimmedText>
      {required.length > 0 && <DimmedText>{$localize`Required: ${namesOf(required)}:required:`}</DimmedText>}
      {optional.length > FEW ? (
        <Fold
          title={$localize`Optional: ${formatCount(optional.length)}:optional: fields`}
          className={classes.fields}
        >
          <p>{namesOf(optional)}</p>
        </Fold>
      ) : (
        optional.length > 0 && <DimmedText>{$localize`Optional: ${namesOf(optional)}:optional:`}</DimmedText>
      )}
    </div>
  );
};

interface FileNotesProps {
  file: Extract<FileReading, { text: string }>;
  disabled: boolean;
  onSheet: (sheet: string) => void;
}

/** What was not plain in a file, and how it was read; of several sheets, another can be chosen. */
export const FileNotes = ({ file: { notes, sheet, sheets = [] }, disabled, onSheet }: FileNotesProps) =>
  notes.length > 0 && (
    <Alert color="info" role="status" p="xs">
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
      {sheets.length > 1 && (
        <NativeSelect
          label={$localize`:of a workbook|:Sheet`}
          size="xs"
          mt={4}
          data={[...sheets]}
          value={sheet ?? ''}
          disabled={disabled}
          onChange={({ currentTarget }) => onSheet(currentTarget.value)}
        />
      )}
    </Alert>
  );

interface ImportNotesProps {
  nouns: string;
  /** The number of columns with a field, and of rows. */
  columns: number;
  rows: number;
  /** The names of columns without a field. */
  others: readonly string[];
  /** The labels of fields that rows need, and that no column has. */
  missing: readonly string[];
}

/** What the text lacks, and what of it is not imported. */
export const ImportNotes = ({ nouns, columns, rows, others, missing }: ImportNotesProps) => {
  if (columns === 0)
    return (
      <Alert color="warning" role="status" title={$localize`The first row names no field of ${nouns}:nouns:`}>
        {$localize`Write the names of the fields above the rows, as they are listed here, or choose fields for the columns below.`}
      </Alert>
    );
  return (
    <>
      {missing.length > 0 && (
        <Alert
          color="danger"
          role="status"
          p="xs"
          title={$localize`No column for ${joinedByAnd(missing)}:missing:`}
        >
          {plural(missing.length, {
            one: $localize`Each new record needs it. Add a column for it, or choose one below.`,
            other: $localize`Each new record needs them. Add columns for them, or choose some below.`,
          })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          color="warning"
          role="status"
          p="xs"
          title={$localize`Not imported: ${others.join(', ')}:others:`}
        />
      )}
      {rows === 0 && <DimmedText>{$localize`There are no rows below the names of the fields.`}</DimmedText>}
    </>
  );
};

interface UnreadProps {
  title: string;
  onRetry: () => void;
  /** What that means. */
  children: ReactNode;
}

/** That something which the rows need could not be read. */
export const Unread = ({ title, onRetry, children }: UnreadProps) => (
  <Alert color="warning" role="status" title={title}>
    <Group gap="xs">
      {children}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {$localize`Retry`}
      </Button>
    </Group>
  </Alert>
);

interface RepeatedProps {
  /** The rows without an ID that repeat a record. */
  rows: readonly ImportRow[];
  disabled: boolean;
  onChoose: Decisions['choose'];
}

/** Asks whether rows without an ID change the records that they repeat. */
export const Repeated = ({ rows, disabled, onChoose }: RepeatedProps) => {
  if (rows.length === 0 || !onChoose) return null;
  const ids = rows.flatMap(({ record }) => record?.id ?? []);
  const title = plural(rows.length, {
    one: $localize`# row without an ID repeats a record, and is left out`,
    other: $localize`# rows without an ID repeat records, and are left out`,
  });
  return (
    <Alert color="warning" role="status" p="xs" title={title}>
      <Group gap="xs">
        {$localize`Nothing is created twice.`}
        <Button size="compact-sm" variant="default" disabled={disabled} onClick={() => onChoose(ids, true)}>
          {plural(rows.length, { one: $localize`Change it`, other: $localize`Change all of them` })}
        </Button>
      </Group>
    </Alert>
  );
};
