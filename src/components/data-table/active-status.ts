import { isUnread } from '@/api/unread';
import type { ActiveStatus, ListRow, RowActions } from './column';

interface Switchable {
  remove?: ((id: number) => Promise<unknown>) | undefined;
  change: (id: number, fields: { status: boolean }, before: { status: boolean }) => Promise<unknown>;
}

/** What a list offers where the rows' resource writes their status as it is read: deleting them, and switching them on and off. */
export const resourceActions = <Row extends ListRow & { status: boolean }>({
  remove,
  change,
}: Switchable): Pick<RowActions<Row>, 'remove' | 'status'> => ({
  remove,
  status: {
    of: ({ status }) => status,
    set: ({ id }, status) => change(id, { status }, { status: !status }),
  },
});

/** The status of rows that the API counts, 1 or 0: nothing where it came as neither. */
export const countedStatus = ({ status }: { status: unknown }): boolean | undefined =>
  status === 1 || status === 0 ? status === 1 : undefined;

/** Whether a row is active, as far as its answer says it. */
export const isActive = <Row extends ListRow>(row: Row, status: ActiveStatus<Row>): boolean | undefined =>
  isUnread(row, 'status') ? undefined : status.of(row);

/** The same in words. */
export const activeText = (active: boolean | undefined): string =>
  active === undefined ? 'Unknown' : active ? 'Active' : 'Inactive';
