import { useMemo, useState } from 'react';
import type { ListRow } from './column';

/** The rows picked on any page of a list, kept whole so that actions can name them. */
export const useSelection = <Row extends ListRow>(pageRows: readonly Row[]) => {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map());

  const byKey = useMemo(
    () => Object.fromEntries([...selected.keys()].map((id) => [String(id), true])) as Record<string, boolean>,
    [selected],
  );

  /** Takes the table's new selection, whose keys are ids; rows of other pages stay as they are. */
  const select = (keys: Record<string, boolean>) => {
    setSelected((before) => {
      const after = new Map([...before].filter(([id]) => keys[String(id)]));
      for (const row of pageRows) if (keys[String(row.id)]) after.set(row.id, row);
      return after;
    });
  };

  return {
    rows: useMemo(() => [...selected.values()], [selected]),
    byKey,
    select,
    /** Selects exactly these rows. */
    only: (rows: readonly Row[]) => {
      setSelected(new Map(rows.map((row) => [row.id, row])));
    },
  };
};
