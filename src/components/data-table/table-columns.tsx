import type { ReactNode } from 'react';
import { formatCount } from '@/lib/formats/formats';
import { langOf } from '@/lib/languages/lang-of';
import { plainText, shortText } from '@/lib/text/html';
import { activeText, statusOf } from './active-status';
import { type Column, type ListRow, type PlainValue, type RowActions, valueOf } from './column';
import classes from './data-table.module.css';
import { StatusCell } from './status-cell';
import { TitleLink } from './title-link';

const isBlank = (title: unknown) =>
  title === null || title === undefined || (typeof title === 'string' && title.trim() === '');

const statusText = <Row extends ListRow>(status: NonNullable<RowActions<Row>['status']>, row: Row) => {
  if (!('label' in status)) return activeText(statusOf(row, status));
  const value = statusOf(row, status);
  return value === undefined ? activeText(value) : status.label(value);
};

const withoutTags = (value: PlainValue) => (typeof value === 'string' ? plainText(value) : value);

/** Isolates the direction of a text from the text around it. */
const isolated = (cell: ReactNode) =>
  typeof cell === 'string' ? <bdi lang={langOf(cell)}>{cell}</bdi> : cell;

export type TableColumn<Row> = Column<Row> & {
  value: (row: Row) => PlainValue;
  /** Has no `cell`: the plain value is shown, which means little without its header. */
  plain?: boolean;
  title?: boolean;
};

/**
 * The columns that a table renders: images, then those of the list, the first of them linked to its record, long plain
 * values truncated to keep the row height, and the status, which is exported as text.
 */
export const tableColumns = <Row extends ListRow>(
  columns: readonly Column<Row>[],
  actions: RowActions<Row>,
): TableColumn<Row>[] => {
  const { status } = actions;
  const text = (column: Column<Row>, row: Row) => {
    const value = valueOf(column, row) ?? '–';
    return typeof value === 'number' && column.key !== 'id' ? formatCount(value) : String(value);
  };
  const rendered = columns.map((column, index): TableColumn<Row> => ({
    ...column,
    value: (row) => (index === 0 ? valueOf(column, row) : withoutTags(valueOf(column, row))),
    plain: column.cell === undefined,
    title: index === 0,
    size: column.size ?? (index === 0 ? 280 : 160),
    cell: (row) =>
      index === 0 ? (
        <TitleLink row={row} actions={actions}>
          {isBlank(valueOf(column, row))
            ? actions.name(row)
            : isolated(column.cell?.(row) ?? text(column, row))}
        </TitleLink>
      ) : (
        isolated(
          column.cell?.(row) ?? (
            <span className={classes.text}>
              <bdi>{shortText(text(column, row))}</bdi>
            </span>
          ),
        )
      ),
  }));
  const imagesFirst = [...rendered.filter(({ image }) => image), ...rendered.filter(({ image }) => !image)];
  if (!status) return imagesFirst;
  return [
    ...imagesFirst,
    {
      key: 'status',
      header: $localize`Status`,
      value: (row) => statusText(status, row),
      cell: (row) => <StatusCell row={row} actions={actions} />,
      size: 112,
    },
  ];
};
