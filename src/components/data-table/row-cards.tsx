import { Checkbox } from '@mantine/core';
import { CellContent } from './cell-content';
import type { Column, ListRow, RowActions } from './column';
import classes from './data-table.module.css';
import { RowActionsCell } from './row-actions';
import { StatusCell } from './status-cell';
import { TitleLink } from './title-link';

interface RowCardsProps<Row extends ListRow> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  selected: Record<string, boolean>;
  recentId: number | undefined;
  onSelect: (selected: Record<string, boolean>) => void;
  onDelete: (row: Row) => void;
}

/** A list on a narrow screen: a card a row, with everything that the table offers. */
export const RowCards = <Row extends ListRow>(props: RowCardsProps<Row>) => {
  const { rows, columns, actions, selected, recentId, onSelect, onDelete } = props;
  const [title, ...facts] = columns;
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card} data-recent={row.id === recentId || undefined}>
          <div className={classes.cardHead}>
            <Checkbox
              aria-label={`Select ${actions.name(row)}`}
              checked={selected[String(row.id)] ?? false}
              onChange={({ currentTarget }) => {
                onSelect({ ...selected, [String(row.id)]: currentTarget.checked });
              }}
            />
            <div className={classes.cardTitle}>
              <TitleLink row={row} actions={actions}>
                {title?.cell?.(row) ?? String(title?.value(row) ?? '')}
              </TitleLink>
            </div>
            <RowActionsCell row={row} actions={actions} onDelete={onDelete} />
          </div>
          <dl className={classes.facts}>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>
                  <CellContent column={column} row={row} />
                </dd>
              </div>
            ))}
            {actions.status && (
              <div>
                <dt>Status</dt>
                <dd>
                  <StatusCell row={row} actions={actions} />
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
};
