import { isUnread } from '@/api/tolerant/unread';
import type { ActiveStatus, ListRow } from './column';

interface Switchable {
  remove?: ((id: number) => Promise<unknown>) | undefined;
  change: (id: number, fields: { status: boolean }, before: { status: boolean }) => Promise<unknown>;
}

/** Deleting and switching rows whose API reads and writes the status as a boolean. */
export const resourceActions = <Row extends ListRow & { status?: boolean | null }>({
  remove,
  change,
}: Switchable) => ({
  remove,
  status: {
    of: ({ status }) => status ?? undefined,
    set: ({ id }, status) => change(id, { status }, { status: !status }),
  } satisfies ActiveStatus<Row>,
});

/** The status of rows whose API sends 1 or 0; undefined for any other value. */
export const numericStatus = ({ status }: { status: unknown }): boolean | undefined =>
  status === 1 || status === 0 ? status === 1 : undefined;

/** Whether a row is active; undefined if its answer does not say. */
export const isActive = <Row extends ListRow>(row: Row, status: ActiveStatus<Row>): boolean | undefined =>
  isUnread(row, 'status') ? undefined : status.of(row);

export const activeText = (active: boolean | undefined): string =>
  active === undefined ? 'Unknown' : active ? 'Active' : 'Inactive';
