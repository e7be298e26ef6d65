import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ImageRatio } from '@/lib/files/image-ratios';
import { headerOf, type ListRow, type RowActions } from './column';
import { PageCheckbox } from './page-checkbox';
import { RowActionsCell } from './row-actions';
import classes from './row-cards.module.css';
import { RowCheckbox } from './row-checkbox';
import type { TableColumn } from './table-columns';
import type { Selection } from './use-selection';

interface RowCardsProps<Row extends ListRow> {
  rows: readonly Row[];
  /** The visible columns in order. */
  columns: readonly TableColumn<Row>[];
  actions: RowActions<Row>;
  /** Lays them out as tiles, with their images in this aspect ratio. */
  gallery: ImageRatio | undefined;
  selection: Selection<Row>;
  highlightedId: number | undefined;
  onDelete: (row: Row) => void;
}

/** Selects the page where there is no table head. */
export const SelectPage = <Row extends ListRow>(props: Pick<RowCardsProps<Row>, 'rows' | 'selection'>) => (
  <div className={classes.selectPage}>
    <PageCheckbox {...props} />
    <span aria-hidden>{$localize`Select all`}</span>
  </div>
);

interface FactProps<Row extends ListRow> {
  row: Row;
  column: TableColumn<Row>;
}

/** Says nothing without its header. */
const isBare = (value: unknown) =>
  typeof value === 'number' || value === $localize`Yes` || value === $localize`No`;

const Fact = <Row extends ListRow>({ row, column }: FactProps<Row>) => {
  const { value, cell, plain } = column;
  const header = headerOf(column);
  const plainValue = value(row);
  if (plainValue === null || plainValue === undefined || plainValue === '') return null;
  return (
    <div className={classes.fact}>
      {plain && isBare(plainValue) ? (
        <dt>{header}</dt>
      ) : (
        <VisuallyHidden component="dt">{header}</VisuallyHidden>
      )}
      <dd>{cell?.(row)}</dd>
    </div>
  );
};

/** The cards of rows that are still loading. */
export const CardOutlines = ({ count, gallery }: { count: number; gallery: ImageRatio | undefined }) => (
  <div className={gallery ? classes.tiles : classes.outlines} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} height={gallery ? 'auto' : 88} style={{ aspectRatio: gallery }} />
    ))}
  </div>
);

/**
 * One card per row, with the image, the title, a line of facts and the status: a list on a narrow screen, or a gallery.
 */
export const RowCards = <Row extends ListRow>(props: RowCardsProps<Row>) => {
  const { rows, columns, actions, gallery, selection, highlightedId, onDelete } = props;
  const image = columns.find((column) => column.image);
  const status = columns.find(({ key }) => key === 'status');
  const title = columns.find((column) => column.title);
  const facts = columns.filter((column) => ![image, status, title].includes(column));
  return (
    <ul className={gallery ? `${classes.cards} ${classes.tiles}` : classes.cards}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.card}
          data-row
          data-highlighted={row.id === highlightedId || undefined}
        >
          <div className={classes.pick}>
            <RowCheckbox
              label={$localize`Select ${actions.name(row)}:name:`}
              shortcut="x"
              checked={selection.has(row)}
              onChange={(picked, range) => selection.toggle(row, picked, range)}
            />
          </div>
          {image && (
            <div className={classes.image} style={{ aspectRatio: gallery }}>
              {gallery && !image.value(row) ? $localize`No image` : image.cell?.(row)}
            </div>
          )}
          <div className={classes.title}>{title?.cell?.(row)}</div>
          <RowActionsCell row={row} actions={actions} onDelete={onDelete} folded />
          <div className={classes.line}>
            <dl className={classes.facts} dir="auto">
              {facts.map((column) => (
                <Fact key={column.key} row={row} column={column} />
              ))}
            </dl>
            {status?.cell?.(row)}
          </div>
        </li>
      ))}
    </ul>
  );
};
