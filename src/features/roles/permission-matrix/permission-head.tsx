import { cellsOf, type PermissionRow } from './permission-groups';
import classes from './permission-matrix.module.css';
import { tally } from './selection';
import { TriStateBox } from './tri-state-box';

interface PermissionHeadProps {
  actions: readonly string[];
  /** The rows that show. */
  rows: readonly PermissionRow[];
  selected: ReadonlySet<number>;
  /** Whether only some of the permissions show, which are then all that a column switches. */
  filtered: boolean;
  onToggleAll: (ids: readonly number[], on: boolean) => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The first line of the matrix, which switches whole columns, or all that shows. */
export const PermissionHead = (props: PermissionHeadProps) => {
  const { actions, rows, selected, filtered, onToggleAll, ...invalid } = props;
  const everything = rows.flatMap(cellsOf).map(({ id }) => id);
  const scope = filtered ? 'all shown' : 'all';
  return (
    <div role="group" aria-label="Whole columns" className={classes.head} data-line>
      <div className={classes.resource}>
        <TriStateBox
          {...invalid}
          label={filtered ? 'All permissions shown' : 'All permissions'}
          {...tally(everything, selected)}
          onToggle={(on) => onToggleAll(everything, on)}
        >
          All
        </TriStateBox>
      </div>
      {actions.map((action, column) => {
        const ids = rows.flatMap(({ cells }) => cells[column]?.id ?? []);
        return (
          <div key={action} className={classes.cell}>
            <TriStateBox
              label={`${action}: ${scope}`}
              {...tally(ids, selected)}
              onToggle={(on) => onToggleAll(ids, on)}
            >
              {action}
            </TriStateBox>
          </div>
        );
      })}
      <div className={classes.more} />
    </div>
  );
};
