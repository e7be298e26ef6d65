import { isUnreadable } from '@/api/tolerant/unreadable';
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

/** A row's status; undefined if its answer does not say. */
export const statusOf = <Row extends ListRow, Status>(
  row: Row,
  status: { of: (row: Row) => Status },
): Status | undefined => (isUnreadable(row, 'status') ? undefined : status.of(row));

export const activeText = (active: boolean | undefined): string =>
  active === undefined ? $localize`Unknown` : active ? $localize`Active` : $localize`Inactive`;
