import { PickedName, type Referred } from '@/components/pickers/picked-name';
import { nameless, referenceName } from '@/lib/record-name';
import type { Column } from './column';

type ReferenceColumn<Row> = Omit<Column<Row>, 'value' | 'refers'> & {
  refers: (row: Row) => readonly Referred[];
};

/** A column of other records, shown and exported by their names, also where a row has nothing but their ids. */
export const referenceColumn = <Row,>(column: ReferenceColumn<Row>): Column<Row> => ({
  cell: (row) => column.refers(row).map((one) => <PickedName key={one.to.id} {...one} />),
  ...column,
  value: (row) =>
    column
      .refers(row)
      .map(({ to }) => referenceName(to) ?? nameless(to.id))
      .join(', ') || null,
});
