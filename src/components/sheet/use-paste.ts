import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '@/api/errors/api-error';
import type { EditableField } from '@/components/edit-many/editable-field';
import { namedId } from '@/components/pickers/named-id';
import { layBlock, type PastedCell } from './paste';
import type { EditedRow, RowId, useEdits } from './use-edits';

/** What of a paste did not fit: the number of values, and why, by row. */
interface Left {
  count: number;
  reasons: ReadonlyMap<RowId, string>;
}

const nothing: Left = { count: 0, reasons: new Map() };

const leftOf = (refused: readonly PastedCell[], beyond: number): Left => {
  const reasons = new Map<RowId, string>();
  for (const cell of refused) {
    const text = `${cell.field.label}: ${'problem' in cell ? cell.problem : ''}`;
    reasons.set(cell.row.id, [reasons.get(cell.row.id), text].filter(Boolean).join(' '));
  }
  return { count: refused.length + beyond, reasons };
};

/** Pastes blocks into a sheet; names of records are looked up, and what does not fit is said beside its row. */
export const usePaste = (set: ReturnType<typeof useEdits>['set']) => {
  const client = useQueryClient();
  const [left, setLeft] = useState(nothing);

  /** The cell with the id of the record that it names, or with the reason why there is none. */
  const lookUp = async (cell: PastedCell): Promise<PastedCell> => {
    const { row, field } = cell;
    if (!('name' in cell) || field.kind !== 'record') return cell;
    try {
      return { row, field, value: await namedId(client, field.source, cell.name) };
    } catch (error) {
      return { row, field, problem: reasonOf(error) };
    }
  };

  const paste = async (
    block: readonly (readonly string[])[],
    rows: readonly EditedRow[],
    fields: readonly EditableField[],
  ) => {
    const { cells, beyond } = layBlock(block, rows, fields);
    const refused: PastedCell[] = cells.filter((cell) => 'problem' in cell);
    for (const cell of cells) if ('value' in cell) set(cell.row, cell.field.name, cell.value);
    setLeft(leftOf(refused, beyond));
    for (const cell of cells.filter((one) => 'name' in one)) {
      // One after the other: equal names are answered from the cache.
      const found = await lookUp(cell);
      if ('value' in found) set(found.row, found.field.name, found.value);
      else refused.push(found);
    }
    setLeft(leftOf(refused, beyond));
  };

  return { left, paste, forget: () => setLeft(nothing) };
};
