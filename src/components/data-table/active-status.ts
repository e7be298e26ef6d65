import { isUnreadable } from '@/api/tolerant/unreadable';
import { activatingWords, deactivatingWords, undoingWords } from './bulk-words';
import type { ActiveStatus, ListRow } from './column';
import type { RunAction } from './use-bulk-run';

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

/** The action that sets rows active or inactive, and undoes it; undefined if the API cannot. */
export const settingStatus = <Row extends ListRow>(
  status: ActiveStatus<Row> | undefined,
  active: boolean,
): RunAction<Row> | undefined => {
  const { set } = status ?? {};
  if (!status || !set) return undefined;
  return {
    words: active ? activatingWords : deactivatingWords,
    // It is set in any case: the list may be old.
    each: async (row) => {
      await set(row, active);
      return statusOf(row, status) === active ? 'already' : undefined;
    },
    undo: {
      words: undoingWords,
      each: async (row) => {
        // Another row had an unknown status before.
        if (statusOf(row, status) !== !active) return 'already';
        return set(row, !active);
      },
    },
  };
};
