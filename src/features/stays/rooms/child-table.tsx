import { useMemo, useState } from 'react';
import { type Column, type ListRow, type RowActions, valueOf } from '@/components/data-table/column';
import { EmptyList } from '@/components/data-table/empty-list';
import { RowsTable } from '@/components/data-table/rows-table';
import { useNarrowElement } from '@/components/hooks/use-narrow';
import classes from './rooms.module.css';

interface ChildTableProps<Child extends ListRow> {
  /** The plural noun in lower case: for messages, preferences and export files. */
  nouns: string;
  /** All of them, as received with their parent. */
  rows: readonly Child[];
  /** As in a list: the first column is the title. */
  columns: readonly Column<Child>[];
  actions: RowActions<Child>;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorts texts naturally and numbers by size, missing values last in both directions. */
const inOrder = <Row,>(rows: readonly Row[], column: Column<Row>, descending: boolean) =>
  rows.toSorted((one, other) => {
    const [a, b] = [valueOf(column, one), valueOf(column, other)];
    if (a === b) return 0;
    if (a === null || a === undefined || a === '') return 1;
    if (b === null || b === undefined || b === '') return -1;
    return collator.compare(String(a), String(b)) * (descending ? -1 : 1);
  });

/** The children of a record as a table, sorted in place, without the URL; as cards beside a side column. */
export const ChildTable = <Child extends ListRow>(props: ChildTableProps<Child>) => {
  const { nouns, columns, actions } = props;
  const [sort, setSort] = useState<string>();
  const [frame, narrow] = useNarrowElement();
  const rows = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
    return column ? inOrder(props.rows, column, sort?.startsWith('-') ?? false) : props.rows;
  }, [props.rows, columns, sort]);
  return (
    <div ref={frame} className={classes.children}>
      <RowsTable
        nouns={nouns}
        columns={columns}
        actions={actions}
        rows={rows}
        narrow={narrow}
        sorting={{ keys: columns.flatMap(({ key, image }) => (image ? [] : key)), sort, onSort: setSort }}
        empty={rows.length === 0 ? <EmptyList nouns={nouns} /> : undefined}
      />
    </div>
  );
};
