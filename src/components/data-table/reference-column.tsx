import { Fragment } from 'react';
import { PickedName, type Referred } from '@/components/pickers/picked-name';
import { nameless } from '@/components/pickers/picker-source';
import { referenceName } from '@/lib/record-name';
import type { Column } from './column';

type ReferenceColumn<Row> = Omit<Column<Row>, 'value' | 'refers'> & {
  refers: (row: Row) => readonly Referred[];
};

/** A column of other records, shown and exported by their names, also where a row has nothing but their ids. */
export const referenceColumn = <Row,>(column: ReferenceColumn<Row>): Column<Row> => ({
  cell: (row) =>
    column.refers(row).map(({ source, to }, index) => (
      <Fragment key={to.id}>
        {index > 0 && ', '}
        <PickedName source={source} to={to} />
      </Fragment>
    )),
  ...column,
  value: (row) =>
    column
      .refers(row)
      .map(({ to }) => referenceName(to) ?? nameless(to.id))
      .join(', ') || null,
});
