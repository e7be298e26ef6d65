import { isUnread } from '@/api/unread';
import type { ActiveStatus, ListRow } from './column';

interface Switchable {
  change: (id: number, fields: { status: boolean }, before: { status: boolean }) => Promise<unknown>;
}

/** The status of rows whose resource writes it as it is read: on or off. */
export const activeStatus = <Row extends ListRow & { status: boolean }>(
  resource: Switchable,
): ActiveStatus<Row> => ({
  of: ({ status }) => status,
  set: ({ id }, status) => resource.change(id, { status }, { status: !status }),
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
