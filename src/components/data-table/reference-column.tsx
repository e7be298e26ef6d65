import { PickedName, type Referred } from '@/components/pickers/picked-name';
import type { LinkedSource, PickerSource } from '@/components/pickers/picker-source';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { nameless, referenceName } from '@/lib/record-name';
import type { Column } from './column';

interface ReferenceColumn<Row> extends Omit<Column<Row>, 'value' | 'refers'> {
  source: PickerSource;
  /** The record that a row refers to, or several. */
  to: (row: Row) => Referred['to'] | readonly Referred['to'][] | null | undefined;
}

const isLinked = (source: PickerSource): source is LinkedSource => 'open' in source;

const cellOf = ({ source, to }: Referred) =>
  isLinked(source) ? (
    <ReferenceLink key={to.id} source={source} to={to} />
  ) : (
    <PickedName key={to.id} source={source} to={to} />
  );

/**
 * A column of other records, shown and exported by their names, also where a row has nothing but their ids; each leads to
 * its own screen, if it has one.
 */
export const referenceColumn = <Row,>({ source, to, ...column }: ReferenceColumn<Row>): Column<Row> => {
  const refers = (row: Row) => [to(row) ?? []].flat().map((one): Referred => ({ source, to: one }));
  return {
    cell: (row) => {
      const all = refers(row);
      return all.length > 0 ? all.map(cellOf) : null;
    },
    ...column,
    refers,
    value: (row) =>
      refers(row)
        .map((one) => referenceName(one.to) ?? nameless(one.to.id))
        .join(', ') || null,
  };
};
