import type { ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo, type Address } from '@/components/address';
import type { Filter } from './filter';
import { ListFilters } from './list-filters';
import classes from './list-page.module.css';
import type { ListState } from './use-list-search';

interface ListPageProps<Params extends object> {
  /** The area's name as in the menu; the screen's `h1`. */
  title: string;
  /** Where and under which label a record is created; left out where the API has no way. */
  create?: { to: Address; label: string };
  list: ListState<Params>;
  filters: readonly Filter<Params>[];
  /** The table. */
  children: ReactNode;
}

/** The frame of every list screen: heading, primary action, filters, table. */
export const ListPage = <Params extends object>({
  title,
  create,
  list,
  filters,
  children,
}: ListPageProps<Params>) => (
  <div className={classes.page}>
    <div className={classes.header}>
      <Title order={1} size="h2">
        {title}
      </Title>
      {create && (
        <Button
          renderRoot={(root) => <Link {...root} {...linkTo(create.to)} state={{ fromList: true }} />}
          leftSection={<IconPlus size={16} />}
        >
          {create.label}
        </Button>
      )}
    </div>
    {filters.length > 0 && <ListFilters list={list} filters={filters} />}
    {children}
  </div>
);
