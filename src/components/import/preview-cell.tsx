import { useEffect, useEffectEvent, useState } from 'react';
import { Text, Textarea, TextInput } from '@mantine/core';
import { CellContent } from '@/components/edit-many/cell-content';
import { cellText } from '@/components/edit-many/cell-text';
import type { CellValue } from '@/components/edit-many/editable-field';
import { ChangeText } from '@/components/text/change-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { isComposing } from '@/lib/text/composing';
import { shortText } from '@/lib/text/html';
import type { ImportRow } from './import-rows';
import type { MatchedColumn } from './import-table';

/** The time without a keystroke after which what was typed is taken, in milliseconds. */
const PAUSE = 400;

interface MendInputProps {
  label: string;
  text: string;
  /** A text of several lines. */
  long: boolean;
  problem: string | undefined;
  disabled: boolean;
  onMend: (text: string) => void;
  onFocus: (focused: boolean) => void;
}

/** The input of a cell with a problem. */
const MendInput = ({ label, text, long, problem, disabled, onMend, onFocus }: MendInputProps) => {
  const [typed, setTyped] = useState<string>();
  const take = useEffectEvent(() => {
    if (typed !== undefined && typed !== text) onMend(typed);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = window.setTimeout(() => take(), PAUSE);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const props = {
    'aria-label': label,
    size: 'xs',
    error: problem,
    disabled,
    spellCheck: false,
    value: typed ?? text,
    onFocus: () => onFocus(true),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
    onBlur: () => {
      if (typed !== undefined && typed !== text) onMend(typed);
      setTyped(undefined);
      onFocus(false);
    },
  } as const;
  if (long) return <Textarea {...props} autosize maxRows={6} />;
  return (
    <TextInput
      {...props}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent) && typed !== undefined) onMend(typed);
      }}
    />
  );
};

interface PreviewCellProps {
  row: ImportRow;
  column: MatchedColumn;
  disabled: boolean;
  onMend: (text: string) => void;
}

/** What the text of a cell was read as; the text itself where that is not possible, or it names a record. */
const shownText = ({ row, values, problems }: ImportRow, { index, field }: MatchedColumn) => {
  const text = row.cells[index] ?? '';
  const value =
    problems[field.name] === undefined && field.kind !== 'record' ? values[field.name] : undefined;
  return value === undefined ? text : shortText(cellText(field, value));
};

const Old = ({ row, column: { field } }: Pick<PreviewCellProps, 'row' | 'column'>) => {
  const { [field.name]: old } = row.before as Readonly<Record<string, CellValue | undefined>>;
  const exported = field.kind === 'record' ? row.record?.exported?.(field) : undefined;
  if (exported) return <bdi>{exported}</bdi>;
  if (field.kind === 'text') return <bdi>{shortText(cellText(field, old)) || '–'}</bdi>;
  return <CellContent field={field} value={old} />;
};

/** A cell of the preview: what it becomes, or an input if that is not possible. */
export const PreviewCell = ({ row, column, disabled, onMend }: PreviewCellProps) => {
  const { field, index } = column;
  const { name } = field;
  const [focused, setFocused] = useState(false);
  const problem = row.problems[name];
  const advice = row.advice[name];
  const theirs = row.theirs[name];
  // One that is mended stays an input until it is left.
  if (problem !== undefined || focused)
    return (
      <MendInput
        label={$localize`${field.label}:label: in row ${formatCount(row.row.number)}:number:`}
        text={row.row.cells[index] ?? ''}
        long={field.kind === 'text' && field.holds !== undefined}
        problem={problem}
        disabled={disabled}
        onMend={onMend}
        onFocus={setFocused}
      />
    );
  const isEdited = row.record !== undefined && row.state !== 'repeats' && name in row.values;
  return (
    <>
      {isEdited ? (
        <Text size="sm" component="div">
          <ChangeText
            from={<Old row={row} column={column} />}
            to={<strong>{shownText(row, column) || '–'}</strong>}
          />
        </Text>
      ) : (
        <Text size="sm" lineClamp={2} dir="auto" c={row.record ? 'dimmed' : undefined}>
          {shownText(row, column)}
        </Text>
      )}
      {theirs !== undefined && (
        <Text size="xs" c="danger" component="div">
          {$localize`Somebody else wrote: `}
          <CellContent field={field} value={theirs} />
        </Text>
      )}
      {advice !== undefined && <DimmedText>{advice}</DimmedText>}
    </>
  );
};
