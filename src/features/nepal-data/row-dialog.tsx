import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { useToday } from '@/components/hooks/use-today';
import { DateField } from '@/components/inputs/date-field';
import { WordsInput } from '@/components/inputs/words-input';
import { type Cells, type ChangedRow, listedIn } from '@/lib/storage/table-changes';
import { cellOf, identityOf, problemsOf, withCell, withOwnSources } from './rows';
import type { DataTable, TableColumn } from './table-column';

interface CellFieldProps {
  column: TableColumn;
  /** What the table itself has; undefined for an added row. */
  given: string | undefined;
  /** What the row had when it was opened. */
  stored: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const CellField = ({ column, given, stored, value, error, onChange }: CellFieldProps) => {
  /** What was left with the sources of before: typed again behind it, they are meant. */
  const left = useRef('');
  const original =
    given !== undefined && given !== value
      ? $localize`Original: ${given || $localize`empty`}:given:`
      : undefined;
  const field = {
    label: column.label,
    description: [column.hint, original].filter(Boolean).join('. ') || undefined,
    required: column.required === true,
    error,
  };
  if (column.input === 'words')
    return <WordsInput {...field} value={listedIn(value)} onChange={(words) => onChange(words.join(', '))} />;
  if (column.input === 'choice')
    return (
      <Select
        {...field}
        data={Object.entries(column.choices ?? {}).map(([value, label]) => ({ value, label }))}
        value={value || null}
        allowDeselect={false}
        onChange={(choice) => onChange(choice ?? '')}
      />
    );
  if (column.input === 'date') return <DateField {...field} value={value} onChange={onChange} />;
  if (column.input === 'text')
    return (
      <TextInput
        {...field}
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Textarea
      {...field}
      autosize
      minRows={2}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const own = column.input === 'claims' ? withOwnSources(stored, value) : value;
        if (own === value || own === left.current) return;
        left.current = own;
        onChange(own);
      }}
    />
  );
};

interface RowDialogProps {
  table: DataTable;
  /** The row to be edited; undefined for a new one. */
  row: ChangedRow | undefined;
  /** The other rows of the table. */
  others: readonly ChangedRow[];
  onSave: (cells: Cells) => void;
  onClose: () => void;
}

/** The cells of a row, each checked beside it. */
export const RowDialog = ({ table, row, others, onSave, onClose }: RowDialogProps) => {
  const today = useToday();
  const [cells, setCells] = useState<Cells>(() => ({ asOf: today, ...row?.cells }));
  const [tried, setTried] = useState(false);
  const typed = Object.fromEntries(
    table.columns.map((column) => [column.key, cellOf(column, cells[column.key] ?? '')]),
  );
  const problems = problemsOf(
    table,
    typed,
    new Set(others.map((other) => identityOf(table, other.cells))),
    today,
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={row ? $localize`Edit ${row.cells.name}:name:` : $localize`Add a ${table.nouns.one}:noun:`}
      help="Change what is known of Nepal"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.keys(problems).length === 0) {
            onSave(typed);
            return;
          }
          const form = event.currentTarget;
          // The field may be above what is seen.
          flushSync(() => setTried(true));
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        <Stack gap="sm">
          {table.columns.map((column) => (
            <CellField
              key={column.key}
              column={column}
              given={row?.given && (row.given[column.key] ?? '')}
              stored={row?.cells[column.key] ?? ''}
              value={cells[column.key] ?? ''}
              error={tried ? problems[column.key] : undefined}
              onChange={(value) => setCells(withCell(table, row?.cells ?? {}, cells, [column.key, value]))}
            />
          ))}
          <DialogButtons confirm={$localize`Save`} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
};
