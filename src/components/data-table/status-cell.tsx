import { Badge } from '@mantine/core';
import { StatusBadge } from '@/components/text/status-badge';
import { activeText, statusOf } from './active-status';
import type { ActiveStatus, ListRow, RowActions, ValueStatus } from './column';
import classes from './controls.module.css';
import { useStatusChange } from './use-status-change';

interface StatusCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
}

/** The status of a record: active or not is changed in place with an undo, if the API supports it. */
export const StatusCell = <Row extends ListRow>({ row, actions }: StatusCellProps<Row>) => {
  const { status, name, noun, nouns = noun } = actions;
  if (!status) return null;
  return 'label' in status ? (
    <StatusValue row={row} status={status} />
  ) : (
    <StatusSwitch row={row} name={name(row)} nouns={nouns} status={status} />
  );
};

const StatusValue = <Row extends ListRow>({ row, status }: { row: Row; status: ValueStatus<Row> }) => {
  const value = statusOf(row, status);
  return (
    <Badge variant="dot" color={value === undefined ? 'gray' : status.color(value)}>
      {value === undefined ? 'Unknown' : status.label(value)}
    </Badge>
  );
};

interface StatusSwitchProps<Row extends ListRow> {
  row: Row;
  name: string;
  nouns: string;
  status: ActiveStatus<Row>;
}

const StatusSwitch = <Row extends ListRow>({ row, name, nouns, status }: StatusSwitchProps<Row>) => {
  const { set, confirmChange } = status;
  const { change, pending, known } = useStatusChange({
    id: row.id,
    name,
    nouns,
    set: set && ((active) => set(row, active)),
  });
  const active = known ? known.to : statusOf(row, status);
  const turn = async (to: boolean) => {
    // An unknown status cannot be restored.
    const back = active === undefined ? undefined : !to;
    if (!confirmChange || (await confirmChange(row, to))) change({ to, back });
  };
  if (!set) return active === undefined ? activeText(active) : <StatusBadge active={active} />;
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
