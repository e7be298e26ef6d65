import { type ChangeEventHandler, memo } from 'react';
import { sameValues } from '@/lib/values/same-values';
import { cellsOf, type PermissionCell, type PermissionRow } from './permission-groups';
import classes from './permission-matrix.module.css';
import { TriStateBox } from './tri-state-box';

interface PermissionBoxProps {
  cell: PermissionCell;
  checked: boolean;
  onToggle: ChangeEventHandler<HTMLInputElement>;
}

const PermissionBox = memo(({ cell, checked, onToggle }: PermissionBoxProps) => (
  <label className={classes.box} title={cell.label}>
    <input type="checkbox" aria-label={cell.label} value={cell.id} checked={checked} onChange={onToggle} />
    <span className={classes.boxText}>{cell.action}</span>
  </label>
));
PermissionBox.displayName = 'PermissionBox';

interface PermissionRowLineProps {
  row: PermissionRow;
  /** The selected ids of this row. */
  selected: readonly number[];
  onToggle: ChangeEventHandler<HTMLInputElement>;
  onToggleAll: (ids: readonly number[], on: boolean) => void;
}

const Line = ({ row, selected, onToggle, onToggleAll }: PermissionRowLineProps) => {
  const { resource, cells, more } = row;
  const all = cellsOf(row);
  const isChosen = ({ id }: PermissionCell) => selected.includes(id);
  return (
    <div role="group" aria-label={resource} className={classes.row} data-line>
      <div className={classes.resource}>
        <TriStateBox
          label={$localize`${resource}:resource:: all`}
          selected={all.filter(isChosen).length}
          total={all.length}
          onToggle={(on) =>
            onToggleAll(
              all.map(({ id }) => id),
              on,
            )
          }
        >
          {resource}
        </TriStateBox>
      </div>
      {cells.some(Boolean) &&
        cells.map((cell, column) => (
          <div key={column} className={classes.cell}>
            {cell && <PermissionBox cell={cell} checked={isChosen(cell)} onToggle={onToggle} />}
          </div>
        ))}
      <div className={classes.more}>
        {more.map((cell) => (
          <PermissionBox key={cell.id} cell={cell} checked={isChosen(cell)} onToggle={onToggle} />
        ))}
      </div>
    </div>
  );
};

/** The permissions of one resource; rerendered only when one of them changes. */
export const PermissionRowLine = memo(Line, sameValues);
