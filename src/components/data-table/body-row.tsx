import { memo } from 'react';
import type { ListRow, RowActions } from './column';
import type { Pins } from './pins';
import { RowActionsCell } from './row-actions';
import { RowCheckbox } from './row-checkbox';
import type { TableColumn } from './table-columns';
import classes from './table-grid.module.css';
import type { Selection } from './use-selection';

/** Props that all rows of a table share. */
export interface RowShape<Row extends ListRow> {
  /** The visible columns, in their order. */
  columns: readonly TableColumn<Row>[];
  pins: Pins;
  actions: RowActions<Row>;
  toggle: Selection<Row>['toggle'];
  onDelete: (row: Row) => void;
  hasActions: boolean;
}

interface BodyRowProps<Row extends ListRow> {
  row: Row;
  shape: RowShape<Row>;
  selected: boolean;
  /** The row of the record that was last edited or opened. */
  highlighted: boolean;
}

const RenderedRow = <Row extends ListRow>({ row, shape, selected, highlighted }: BodyRowProps<Row>) => {
  const { columns, pins, actions, toggle, onDelete, hasActions } = shape;
  return (
    <tr
      className={classes.row}
      data-row
      data-selected={selected || undefined}
      data-highlighted={highlighted || undefined}
    >
      <td className={pins.select && classes.pinned} style={pins.select}>
        <RowCheckbox
          label={$localize`Select ${actions.name(row)}:name:`}
          shortcut="x"
          checked={selected}
          onChange={(picked, range) => toggle(row, picked, range)}
        />
      </td>
      {columns.map(({ key, align, cell, title }) => {
        const Cell = title ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={title ? 'row' : undefined}
            className={pins.columns[key] && classes.pinned}
            data-align={align}
            style={pins.columns[key]}
          >
            {cell?.(row)}
          </Cell>
        );
      })}
      {hasActions && (
        <td className={`${classes.actions} ${classes.pinned}`}>
          <RowActionsCell row={row} actions={actions} onDelete={onDelete} />
        </td>
      )}
    </tr>
  );
};

/** One row of a table; re-rendered only when its own props change. */
export const BodyRow = memo(RenderedRow) as typeof RenderedRow;
