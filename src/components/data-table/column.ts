import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';

/** One column of a list. */
export interface Column<Row> {
  /** The field's name in the API: the key of sorting, preferences and the CSV header's order. */
  key: string;
  header: string;
  /** The plain value: exported to CSV, and shown where there is no `cell`. */
  value: (row: Row) => string | number | boolean | null | undefined;
  cell?: (row: Row) => ReactNode;
  /** Width in pixels at first. */
  size?: number;
  /** `false` where the API cannot order by this field. */
  sortable?: false;
  /** Left out of the table until somebody chooses it from the columns. */
  hidden?: true;
}

/** A record of a list; everything else about it is the screen's business. */
export interface ListRow {
  id: number;
}

/** One page of a list as the API answers it. */
export interface ListPageOf<Row> {
  data: Row[];
  meta: { last_page: number; per_page: number; current_page: number; total?: number };
}

/** What a generated list hook returns. */
export type ListQuery<Row> = UseQueryResult<ListPageOf<Row>, unknown>;

/** What can be done with one row; each action is left out where the API has no way. */
export interface RowActions<Row extends ListRow> {
  /** How a record is called, in the singular and in lower case: "feature". */
  noun: string;
  /** How a row is named in messages and dialogs. */
  name: (row: Row) => string;
  view?: (row: Row) => LinkProps;
  edit?: (row: Row) => LinkProps;
  /** Further controls of the row, before Delete; `count` of them side by side. */
  extra?: { count: number; render: (row: Row) => ReactNode };
  remove?: (row: Row) => Promise<unknown>;
  /** Reads, and switches, whether the record is active. */
  status?: { of: (row: Row) => boolean; set?: (row: Row, active: boolean) => Promise<unknown> };
}
