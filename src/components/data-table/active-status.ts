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
