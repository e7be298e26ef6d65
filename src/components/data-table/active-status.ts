import type { ActiveStatus, ListRow } from './column';

interface Switchable {
  update: (id: number, fields: { status: boolean }) => Promise<unknown>;
}

/** The status of rows whose resource writes it as it is read: on or off. */
export const activeStatus = <Row extends ListRow & { status: boolean }>(
  resource: Switchable,
): ActiveStatus<Row> => ({
  of: ({ status }) => status,
  set: ({ id }, status) => resource.update(id, { status }),
});
