import { PickedName, type Referred } from '@/components/pickers/picked-name';
import type { LinkedSource, PickerSource } from '@/components/pickers/picker-source';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import type { Column } from './column';

/** The referenced record or records of a row. */
type To = Referred['to'] | readonly Referred['to'][] | null | undefined;

/** The fields of a row that hold references. */
type ReferenceKey<Row> = { [Key in keyof Row & string]: Row[Key] extends To ? Key : never }[keyof Row &
  string];

/** The references are read from the field `key`, or by `to`. */
type ReferenceColumn<Row> = Omit<Column<Row>, 'key' | 'value' | 'refers'> & { source: PickerSource } & (
    { key: ReferenceKey<Row>; to?: undefined } | { key: string; to: (row: Row) => To }
  );

const isLinked = (source: PickerSource): source is LinkedSource => 'open' in source;

const cellOf = ({ source, to }: Referred) =>
  isLinked(source) ? (
    <ReferenceLink key={to.id} source={source} to={to} />
  ) : (
    <PickedName key={to.id} source={source} to={to} />
  );

/**
 * A column of references, shown and exported by name even if the row has only ids; each links to its own screen, if it
 * has one.
 */
export const referenceColumn = <Row,>({ source, to, ...column }: ReferenceColumn<Row>): Column<Row> => {
  const records = to ?? ((row: Row) => row[column.key as keyof Row] as To);
  const refers = (row: Row) => [records(row) ?? []].flat().map((one): Referred => ({ source, to: one }));
  return {
    cell: (row) => {
      const all = refers(row);
      return all.length > 0 ? all.map(cellOf) : null;
    },
    ...column,
    refers,
    value: (row) =>
      refers(row)
        .map((one) => referenceName(one.to) ?? unnamedReference(one.to.id))
        .join(', ') || null,
  };
};
