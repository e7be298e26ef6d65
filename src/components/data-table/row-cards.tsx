import type { Column, ListRow, RowActions } from './column';
import classes from './data-table.module.css';
import { PageCheckbox } from './page-checkbox';
import { RowActionsCell } from './row-actions';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface RowCardsProps<Row extends ListRow> {
  rows: readonly Row[];
  /** As the table draws them. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  selection: Selection<Row>;
  recentId: number | undefined;
  onDelete: (row: Row) => void;
}

/** Where no table has a checkbox at its head. */
export const SelectPage = <Row extends ListRow>(props: Pick<RowCardsProps<Row>, 'rows' | 'selection'>) => (
  <div className={classes.selectPage}>
    <PageCheckbox {...props} />
    <span aria-hidden>Select all</span>
  </div>
);

/** A list on a narrow screen: a card a row, with everything that the table offers. */
export const RowCards = <Row extends ListRow>(props: RowCardsProps<Row>) => {
  const { rows, columns, actions, selection, recentId, onDelete } = props;
  const [title, ...facts] = columns;
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card} data-recent={row.id === recentId || undefined}>
          <div className={classes.cardHead}>
            <RowCheckbox
              label={`Select ${actions.name(row)}`}
              checked={selection.has(row)}
              onChange={(picked, range) => {
                selection.toggle(row, picked, range);
              }}
            />
            <div className={classes.cardTitle}>{title?.cell?.(row)}</div>
            <RowActionsCell row={row} actions={actions} onDelete={onDelete} />
          </div>
          <dl className={classes.facts}>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{column.cell?.(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
