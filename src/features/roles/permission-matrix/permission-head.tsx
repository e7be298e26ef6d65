import { cellsOf, type PermissionRow } from './permission-groups';
import classes from './permission-matrix.module.css';
import { tally } from './selection';
import { TriStateBox } from './tri-state-box';

interface PermissionHeadProps {
  actions: readonly string[];
  /** The visible rows. */
  rows: readonly PermissionRow[];
  selected: ReadonlySet<number>;
  /** Whether only some permissions are visible; a column then toggles only those. */
  filtered: boolean;
  onToggleAll: (ids: readonly number[], on: boolean) => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The first line of the matrix, which toggles whole columns, or all that is visible. */
export const PermissionHead = (props: PermissionHeadProps) => {
  const { actions, rows, selected, filtered, onToggleAll, ...invalid } = props;
  const everything = rows.flatMap(cellsOf).map(({ id }) => id);
  const scope = filtered ? $localize`all shown` : 'all';
  return (
    <div role="group" aria-label={$localize`Whole columns`} className={classes.head} data-line>
      <div className={classes.resource}>
        <TriStateBox
          {...invalid}
          label={filtered ? $localize`All permissions shown` : $localize`All permissions`}
          {...tally(everything, selected)}
          onToggle={(on) => onToggleAll(everything, on)}
        >
          {$localize`All`}
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
