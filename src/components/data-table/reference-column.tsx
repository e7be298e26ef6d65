import { PickedName, type Referred } from '@/components/pickers/picked-name';
import type { LinkedSource, PickerSource } from '@/components/pickers/picker-source';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { nameless, referenceName } from '@/lib/record-name';
import type { Column } from './column';

type Reference = Referred['to'] | null | undefined;

interface ReferenceColumn<Row> extends Omit<Column<Row>, 'value' | 'refers'> {
  source: PickerSource;
  /** The record that a row refers to, or several. */
  to: (row: Row) => Reference | readonly Referred['to'][];
}

interface LinkedColumn<Row> extends Omit<Column<Row>, 'value' | 'refers' | 'cell'> {
  source: LinkedSource;
  to: (row: Row) => Reference;
}

/** A column of other records, shown and exported by their names, also where a row has nothing but their ids. */
export const referenceColumn = <Row,>({ source, to, ...column }: ReferenceColumn<Row>): Column<Row> => {
  const refers = (row: Row) => [to(row) ?? []].flat().map((one): Referred => ({ source, to: one }));
  return {
    cell: (row) => refers(row).map((one) => <PickedName key={one.to.id} {...one} />),
    ...column,
    refers,
    value: (row) =>
      refers(row)
        .map((one) => referenceName(one.to) ?? nameless(one.to.id))
        .join(', ') || null,
  };
};

/** The same of one record, which it leads to. */
export const linkedColumn = <Row,>({ source, to, ...column }: LinkedColumn<Row>): Column<Row> =>
  referenceColumn({
    ...column,
    source,
    to,
    cell: (row) => {
      const one = to(row);
      return one && <ReferenceLink source={source} to={one} />;
    },
  });
