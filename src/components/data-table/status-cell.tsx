import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '@/api/errors';
import { notifyError, notifySuccess } from '@/components/notices';
import { StatusBadge } from '@/components/status-badge';
import type { ListRow, RowActions } from './column';
import classes from './controls.module.css';

interface StatusCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
}

/** Whether a record is active: switched in place, with the reverse offered as Undo, where the API has a way. */
export const StatusCell = <Row extends ListRow>({ row, actions }: StatusCellProps<Row>) => {
  const { status, name } = actions;
  // Read by clicks that come before the next render.
  const busy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    meta: { handled: true },
    mutationFn: async (active: boolean) => status?.set?.(row, active),
    onSuccess: (_answer, active) => {
      notifySuccess(`“${name(row)}” is ${active ? 'active' : 'inactive'} now.`, {
        undo: () => {
          set(!active);
        },
      });
    },
    onSettled: () => {
      busy.current = false;
    },
    onError: (error) => {
      notifyError(`“${name(row)}” was not changed. ${reasonOf(error)}`, {
        id: `status-${String(row.id)}`,
      });
    },
  });

  const set = (active: boolean) => {
    if (busy.current) return;
    busy.current = true;
    mutate(active);
  };

  if (!status) return null;
  const active = isPending ? variables : status.of(row);
  if (!status.set) return <StatusBadge active={active} />;
  return (
    <label className={classes.switchLabel}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={`Status of ${name(row)}`}
        checked={active}
        disabled={isPending}
        onChange={({ currentTarget }) => {
          set(currentTarget.checked);
        }}
      />
      {active ? 'Active' : 'Inactive'}
    </label>
  );
};
