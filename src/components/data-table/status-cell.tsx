import { StatusBadge } from '@/components/status-badge';
import { plural } from '@/lib/plural';
import { activeText, isActive } from './active-status';
import type { ActiveStatus, ListRow, RowActions } from './column';
import classes from './controls.module.css';
import { StatusMenu } from './status-menu';
import { useStatusChange } from './use-status-change';

interface StatusCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
}

/** The status of a record: changed in place with an undo, if the API supports it. */
export const StatusCell = <Row extends ListRow>({ row, actions }: StatusCellProps<Row>) => {
  const { status, name, noun, nouns = noun } = actions;
  if (!status) return null;
  return 'label' in status ? (
    <StatusMenu row={row} name={name(row)} nouns={nouns} status={status} />
  ) : (
    <StatusSwitch row={row} name={name(row)} nouns={nouns} status={status} />
  );
};

interface StatusSwitchProps<Row extends ListRow> {
  row: Row;
  name: string;
  nouns: string;
  status: ActiveStatus<Row>;
}

const StatusSwitch = <Row extends ListRow>({ row, name, nouns, status }: StatusSwitchProps<Row>) => {
  const { change, pending, known } = useStatusChange<boolean>({
    id: row.id,
    name,
    set: status.set && ((active) => status.set?.(row, active) ?? Promise.resolve()),
    message: (active) => (active ? `“${name}” is active now.` : `“${name}” is inactive now.`),
    messageOf: (count, active) =>
      plural(count, { other: active ? `# ${nouns} are active now.` : `# ${nouns} are inactive now.` }),
  });
  const active = known ? known.to : isActive(row, status);
  const turn = async (to: boolean) => {
    // An unknown status cannot be restored.
    const back = active === undefined ? undefined : !to;
    if (!status.confirmChange || (await status.confirmChange(row, to))) change({ to, back });
  };
  if (!status.set) return active === undefined ? activeText(active) : <StatusBadge active={active} />;
  return (
    <label className={classes.switchLabel}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={`Status of ${name}`}
        checked={active ?? false}
        // `disabled` would lose the focus.
        aria-busy={pending !== undefined}
        onChange={({ currentTarget: { checked } }) => pending === undefined && void turn(checked)}
      />
      {activeText(active)}
    </label>
  );
};
