import { useRef, useState } from 'react';
import type { Bound } from '@/components/fields/use-field';
import { moved } from '@/lib/values/moved';
import { followRows } from '@/lib/values/row-errors';

/** A removed row and its index. */
interface Removed<Row> {
  row: Row;
  index: number;
}

/** The rows of a form field: each keeps its key and its messages when moved. */
export const useRows = <Values extends object, Row extends object>({ form, name }: Bound<Values>) => {
  const { fields } = form;
  const rowsNow = () => (fields.getValues()[name as keyof Values] ?? []) as readonly Row[];
  const [keys, setKeys] = useState(() => rowsNow().map((_row, index) => index));
  const lastKey = useRef(keys.length);
  const [removed, setRemoved] = useState<Removed<Row>>();

  /** Reorders the rows: `places` has the old index of each row, or a new row. */
  const arrange = (places: readonly (number | Row)[]) => {
    const before = rowsNow();
    const rows = places.map((place) => (typeof place === 'number' ? before[place] : place));
    fields.setFieldValue(name, rows as never, { forceUpdate: false });
    fields.setErrors((errors) => followRows(errors, name, (index) => places.indexOf(index)));
    setKeys(
      places.map((place) => {
        if (typeof place === 'number') return keys[place] ?? place;
        lastKey.current += 1;
        return lastKey.current;
      }),
    );
    setRemoved(undefined);
  };
  const places = keys.map((_key, index) => index);

  return {
    keys,
    removed,
    add: (row: Row) => arrange([...places, row]),
    move: (from: number, to: number) => arrange(moved(places, from, to)),
    remove: (index: number) => {
      const row = rowsNow()[index];
      arrange(places.filter((place) => place !== index));
      if (row) setRemoved({ row, index });
    },
    /** Restores the last removed row. */
    restore: () => {
      if (!removed) return;
      arrange([...places.slice(0, removed.index), removed.row, ...places.slice(removed.index)]);
    },
  };
};
