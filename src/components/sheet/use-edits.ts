import { useCallback, useState } from 'react';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells, CellValue } from '@/components/edit-many/editable-field';
import { sameValues } from '@/lib/values/same-values';

export interface RowEdits extends CellChange {
  /** The row's name, needed while it is not on the page. */
  name: string;
}

/** The id of a record, or what identifies it in a sheet of several areas. */
export type RowId = string | number;

export type Edits = ReadonlyMap<RowId, RowEdits>;

/** A row with its editable cells. */
export interface EditedRow {
  id: RowId;
  name: string;
  cells: Cells;
}

const without = (cells: Cells, name: string): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => key !== name));

/** The edits with one cell set; a cell with its original value, known or not, is no edit. */
export const withCell = (edits: Edits, row: EditedRow, name: string, value: CellValue | undefined): Edits => {
  const found = edits.get(row.id) ?? { name: row.name, before: {}, after: {} };
  const old = name in found.before ? found.before[name] : row.cells[name];
  const next = new Map(edits);
  const rest = without(found.after, name);
  if (value !== undefined && !sameValues(old, value)) {
    const before = old === undefined ? found.before : { ...found.before, [name]: old };
    return next.set(row.id, { ...found, before, after: { ...rest, [name]: value } });
  }
  if (Object.keys(rest).length === 0) next.delete(row.id);
  else next.set(row.id, { ...found, before: without(found.before, name), after: rest });
  return next;
};

export const cellCount = (edits: Edits): number =>
  [...edits.values()].reduce((sum, { after }) => sum + Object.keys(after).length, 0);

/** The edits of a sheet by row, across all pages of the list. */
export const useEdits = () => {
  const [edits, setEdits] = useState<Edits>(new Map());
  const set = useCallback((row: EditedRow, name: string, value: CellValue | undefined) => {
    setEdits((before) => withCell(before, row, name, value));
  }, []);
  const drop = (ids: readonly RowId[]) =>
    setEdits((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return { edits, set, drop, replace: setEdits };
};
