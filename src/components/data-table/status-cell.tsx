import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/api/errors';
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
  const { mutate, isPending, variables } = useMutation({
    meta: { handled: true },
    mutationFn: async (active: boolean) => status?.set?.(row, active),
    onSuccess: (_answer, active) => {
      notifySuccess(`“${name(row)}” is ${active ? 'active' : 'inactive'} now.`, {
        undo: () => {
          mutate(!active);
        },
      });
    },
    onError: (error) => {
      notifyError(`“${name(row)}” was not changed. ${toApiError(error).message}`, {
        id: `status-${String(row.id)}`,
      });
    },
  });

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
          mutate(currentTarget.checked);
        }}
      />
      {active ? 'Active' : 'Inactive'}
    </label>
  );
};
