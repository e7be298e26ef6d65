import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListRow } from './column';

/** The rows selected on any page of a list, in the last version that was read. */
export const useSelection = <Row extends ListRow>(pageRows: readonly Row[]) => {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map());
  const last = useRef<number>(undefined);

  /** Selects or deselects these rows; all others stay as they are. */
  const set = useCallback((rows: readonly Row[], picked: boolean) => {
    setSelected((before) => {
      const after = new Map(before);
      for (const row of rows) {
        if (picked) after.set(row.id, row);
        else after.delete(row.id);
      }
      return after;
    });
  }, []);

  /** Toggles a row, with `range` all rows from the last toggled one. */
  const toggle = useCallback(
    (row: Row, picked: boolean, range: boolean) => {
      const ends = [last.current, row.id].map((id) => pageRows.findIndex((other) => other.id === id));
      last.current = row.id;
      set(
        range && !ends.includes(-1) ? pageRows.slice(Math.min(...ends), Math.max(...ends) + 1) : [row],
        picked,
      );
    },
    [pageRows, set],
  );

  return {
    rows: useMemo(
      () => [...selected.values()].map((row) => pageRows.find(({ id }) => id === row.id) ?? row),
      [selected, pageRows],
    ),
    has: (row: Row) => selected.has(row.id),
    set,
    toggle,
    /** Selects or deselects the whole page. */
    setPage: (picked: boolean) => set(pageRows, picked),
    clear: () => setSelected(new Map()),
  };
};

/** A list's selection, as its rows see it. */
export type Selection<Row extends ListRow> = ReturnType<typeof useSelection<Row>>;
