import type { ReactNode } from 'react';
import { Switch, Title } from '@mantine/core';
import classes from './data-table.module.css';
import type { ListState } from './use-list-search';

/** How a list's rows can be grouped under headings. */
export interface Grouping<Row> {
  /** The switch's label: "Group by section". */
  label: string;
  /** The field by which the rows are ordered. */
  by: string;
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

interface GroupSwitchProps<Params extends object> extends Pick<Grouping<never>, 'label' | 'by'> {
  list: ListState<Params>;
}

/** Switches between a flat list and rows under headings. */
export const GroupSwitch = <Params extends object>({ label, by, list }: GroupSwitchProps<Params>) => (
  <Switch
    size="xs"
    label={label}
    checked={list.search.group === by}
    onChange={({ currentTarget }) =>
      list.set({ group: currentTarget.checked ? by : undefined, page: undefined })
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
