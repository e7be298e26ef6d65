import type { ReactNode } from 'react';
import { Switch, Title } from '@mantine/core';
import classes from './data-table.module.css';
import type { ListState } from './use-list-search';

/** How a list's rows can be grouped under headings; the list's search names the field to group by. */
export interface Grouping<Row> {
  /** The switch's label: "Group by section". */
  label: string;
  heading: (row: Row) => string;
}

/** Groups entries by heading, in order of first appearance. */
export const grouped = <Entry,>(
  entries: readonly Entry[],
  heading: (entry: Entry) => string,
): [heading: string, entries: Entry[]][] => {
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

/** Switches between a flat list and rows under headings. */
export const GroupSwitch = <Params extends object>({ label, list }: GroupSwitchProps<Params>) => (
  <Switch
    size="xs"
    me="xs"
    label={label}
    checked={list.search.group !== undefined}
    onChange={({ currentTarget }) =>
      list.set({ group: currentTarget.checked ? list.definition.groupBy : undefined, page: undefined })
    }
  />
);

interface GroupedCardsProps<Row> {
  rows: readonly Row[];
  heading: (row: Row) => string;
  /** Renders the cards of one group. */
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
