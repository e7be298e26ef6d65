import type { ReactNode } from 'react';
import type { MantineColor } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { EditingLoader } from '@/components/edit-many/editing';
import type { Referred } from '@/components/pickers/picked-name';
import type { ReadOptions } from '@/components/read-options';
import type { MenuItem } from '@/components/record-menu';
import type { ListPageOf } from '@/lib/paging';

/** One column of a list. */
export interface Column<Row> {
  /** The field's name in the API: the key of preferences, and of ordering where the list's search allows it. */
  key: string;
  header: string;
  /** The plain value: exported to CSV, and shown where there is no `cell`. */
  value: (row: Row) => string | number | boolean | null | undefined;
  cell?: (row: Row) => ReactNode;
  /** The records that the value names, by which an export finds the names of those that came as ids: `referenceColumn`. */
  refers?: (row: Row) => readonly Referred[];
  /** `end` for amounts and counts, so that their digits line up. */
  align?: 'end';
  /** Width in pixels at first. */
  size?: number;
  /** In words, how the rows are ordered by it where no order was chosen: "Nearest first". */
  ownOrder?: string;
  /** It shows a picture: the start of a card. */
  image?: true;
  /** Left out of the table until somebody chooses it from the columns. */
  hidden?: true;
}

/** A record of a list; everything else about it is the screen's business. */
export interface ListRow {
  id: number;
}

/** What a generated list hook returns. */
export type ListQuery<Row> = UseQueryResult<ListPageOf<Row>, unknown>;

/** The generated query options of one page of a list. */
export type PageOptions<Params, Row> = (params: Params) => ReadOptions<ListPageOf<Row>>;

/** Whether a record is active: switched in place where the API has a way. */
export interface ActiveStatus<Row> {
  /** Nothing where the answer does not say it. */
  of: (row: Row) => boolean | undefined;
  set?: (row: Row, active: boolean) => Promise<unknown>;
  /** Asked before a row is switched in place; the switch stays as it is where the answer is no. */
  isMeant?: (row: Row, active: boolean) => Promise<boolean>;
}

/** A status of more than two values: a badge, which opens the values that a row can be given where the API has a way. */
export interface ValueStatus<Row> {
  of: (row: Row) => string;
  label: (value: string) => string;
  color: (value: string) => MantineColor;
  /** The values that a row can be given. */
  options?: readonly string[];
  /** Not `set`: the name distinguishes the two kinds of status, so that the parameters of each keep their types. */
  setTo?: (row: Row, value: string) => Promise<unknown>;
}

/** One more thing to do with all picked rows, one after the other. */
export interface BulkAction<Row> {
  label: string;
  /** What will happen, in a sentence or two; asked first where it is given. */
  confirm?: string;
  run: (row: Row) => Promise<unknown>;
  color?: 'danger' | 'primary';
}

/** What can be done with one row; each action is left out where the API has no way. */
export interface RowActions<Row extends ListRow> {
  /** How a record is called, in the singular and in lower case: "feature". */
  noun: string;
  /** Several of them: "features". The table says it. */
  nouns?: string;
  /** How a row is named in messages and dialogs. */
  name: (row: Row) => string;
  view?: (row: Row) => LinkProps;
  edit?: (row: Row) => LinkProps;
  /** A control of the screen's own, before the menu. */
  extra?: (row: Row) => ReactNode;
  /** What else can be done with the row; a row without items has no menu. */
  menu?: (row: Row) => readonly MenuItem[];
  remove?: ((id: number) => Promise<unknown>) | undefined;
  /** What to know before rows are deleted or switched off, in sentences; nothing where that is a matter of course. */
  caution?: (rows: readonly Row[], change: 'delete' | 'deactivate') => Promise<string | undefined>;
  status?: ActiveStatus<Row> | ValueStatus<Row>;
  /** What can be done with many rows, beside deleting and switching them. */
  bulk?: readonly BulkAction<Row>[];
  /** Which fields can be changed in many rows at once, and in the sheet. */
  editing?: EditingLoader<Row>;
}

/**
 * What a list offers with its rows. Its area says what they are called, and where they are opened unless they have a view;
 * a row is named by its first column unless it says otherwise.
 */
export type ListActions<Row extends ListRow> = Omit<RowActions<Row>, 'noun' | 'name'> &
  Partial<Pick<RowActions<Row>, 'name'>>;
