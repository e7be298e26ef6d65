import { Fragment, type ReactNode } from 'react';
import { Switch, Table, Title } from '@mantine/core';
import { MRT_TableBodyRow, type MRT_TableInstance } from 'mantine-react-table';

import type { ListState } from '@/components/list-page/use-list-search';
import type { ListRow } from './column';
import classes from './data-table.module.css';

/** How a list's rows can stand under headings; the field to group by is named in its search definition. */
export interface Grouping<Row> {
  /** What the switch says: "Group by section". */
  label: string;
  /** The heading that a row stands under. */
  heading: (row: Row) => string;
}

/** Puts entries with the same heading together, in the order of their first ones. */
const grouped = <Entry,>(entries: readonly Entry[], heading: (entry: Entry) => string) => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = heading(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
};

interface GroupSwitchProps<Params extends object> {
  label: string;
  list: ListState<Params>;
}

/** Switches between the rows in their order and the rows under headings. */
export const GroupSwitch = <Params extends object>({ label, list }: GroupSwitchProps<Params>) => (
  <Switch
    size="xs"
    label={label}
    checked={list.search.group !== undefined}
    onChange={({ currentTarget }) =>
      list.set({ group: currentTarget.checked ? list.definition.groupBy : undefined, page: undefined })
    }
  />
);

interface GroupedRowsProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
  heading: (row: Row) => string;
}

/** The rows of a table under their headings. */
export const GroupedRows = <Row extends ListRow>({ table, heading }: GroupedRowsProps<Row>) => {
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns().length;
  return grouped(rows, ({ original }) => heading(original)).map(([name, members]) => (
    <Fragment key={name}>
      <Table.Tr>
        <Table.Th colSpan={columns} scope="rowgroup" className={classes.groupHead}>
          {name}
        </Table.Th>
      </Table.Tr>
      {members.map((row) => (
        <MRT_TableBodyRow key={row.id} row={row} renderedRowIndex={row.index} table={table} tableProps={{}} />
      ))}
    </Fragment>
  ));
};

interface GroupedCardsProps<Row> {
  rows: readonly Row[];
  heading: (row: Row) => string;
  /** Draws the cards of one group. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Cards under their headings. */
export const GroupedCards = <Row,>({ rows, heading, children }: GroupedCardsProps<Row>) =>
  grouped(rows, heading).map(([name, members]) => (
    <section key={name} aria-label={name}>
      <Title order={2} size="h5" className={classes.groupHead}>
        {name}
      </Title>
      {children(members)}
    </section>
  ));
