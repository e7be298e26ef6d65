import type { ReactNode } from 'react';
import type { MantineColor } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { EditingLoader } from '@/components/edit-many/editing';
import type { Referred } from '@/components/pickers/picked-name';
import type { ReadOptions } from '@/components/records/read-options';
import type { MenuItem } from '@/components/records/record-menu';
import type { ListPageOf } from '@/lib/lists/paging';
import { fieldLabel } from '@/lib/text/labels';

export type PlainValue = string | number | boolean | null | undefined;

/** The fields of a row that have a plain value. */
type PlainKey<Row> = string & keyof { [Key in keyof Row as Row[Key] extends PlainValue ? Key : never]: Key };

interface ColumnLook<Row> {
  /** The key in words by default. */
  header?: string;
  cell?: (row: Row) => ReactNode;
  /** The records that the value names; an export uses them to look up names of bare ids: `referenceColumn`. */
  refers?: (row: Row) => readonly Referred[];
  /** `end` for amounts and counts, so that their digits line up. */
  align?: 'end';
  /** Initial width in pixels. */
  size?: number;
  /** The default order as text: "Nearest first". */
  ownOrder?: string;
  /** The cell is an image: shown before the title. */
  image?: true;
  /** Hidden by default; shown if selected in the column menu. */
  hidden?: true;
}

/**
 * A column of a list. Its key is the field's name in the API, used for preferences, and for ordering if the list's
 * search allows it. Its value is exported to CSV, and shown if there is no `cell`: that of the field by default.
 */
export type Column<Row> = ColumnLook<Row> &
  ({ key: PlainKey<Row>; value?: undefined } | { key: string; value: (row: Row) => PlainValue });

/** The column's heading. */
export const headerOf = ({ key, header }: { key: string; header?: string }): string =>
  header ?? fieldLabel(key);

export const valueOf = <Row>({ key, value }: Column<Row>, row: Row): PlainValue =>
  value ? value(row) : (row as Record<string, PlainValue>)[key];

/** A record of a list, as far as the table needs it. */
export interface ListRow {
  id: number;
}

/** What a generated list hook returns. */
export type ListQuery<Row> = UseQueryResult<ListPageOf<Row>, unknown>;

/** The generated query options of one page of a list. */
export type PageOptions<Params, Row> = (params: Params) => ReadOptions<ListPageOf<Row>>;

/** Whether a record is active; switched in place if the API supports it. */
export interface ActiveStatus<Row> {
  /** Undefined if the answer does not say. */
  of: (row: Row) => boolean | undefined;
  set?: (row: Row, active: boolean) => Promise<unknown>;
  /** Asked before a row is switched in place; resolves with whether to go ahead. */
  confirmChange?: (row: Row, active: boolean) => Promise<boolean>;
}

/** A status with more than two values: a badge. */
export interface ValueStatus<Row> {
  of: (row: Row) => string;
  label: (value: string) => string;
  color: (value: string) => MantineColor;
}

/** A further action on all selected rows, one after the other. */
export interface BulkAction<Row> {
  label: string;
  /** What will happen, in a sentence or two; if given, it is asked first. */
  confirm?: string;
  run: (row: Row) => Promise<unknown>;
  color?: 'danger' | 'primary';
}

/** The actions of one row; each is optional, as the API may not support it. */
export interface RowActions<Row extends ListRow> {
  /** The noun for a record, singular and in lower case: "feature". */
  noun: string;
  /** The plural: "features". The table sets it. */
  nouns?: string;
  /** The name of a row in messages and dialogs. */
  name: (row: Row) => string;
  view?: (row: Row) => LinkProps;
  edit?: (row: Row) => LinkProps;
  /** An additional control, before the menu. */
  extra?: (row: Row) => ReactNode;
  /** Further actions on the row; a row without items has no menu. */
  menu?: (row: Row) => readonly MenuItem[];
  remove?: ((id: number) => Promise<unknown>) | undefined;
  /** A warning before rows are deleted or deactivated, in sentences; undefined if there is none. */
  caution?: (rows: readonly Row[], change: 'delete' | 'deactivate') => Promise<string | undefined>;
  status?: ActiveStatus<Row> | ValueStatus<Row>;
  /** Bulk actions besides deleting and switching. */
  bulk?: readonly BulkAction<Row>[];
  /** Which fields can be changed in many rows at once, and in the sheet. */
  editing?: EditingLoader<Row>;
}

/**
 * The actions of a list's rows. The area defines their nouns, and where rows without a view are opened; a row is named
 * by its first column by default.
 */
export type ListActions<Row extends ListRow> = Omit<RowActions<Row>, 'noun' | 'name'> &
  Partial<Pick<RowActions<Row>, 'name'>>;
