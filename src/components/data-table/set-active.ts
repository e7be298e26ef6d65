import { undoable } from '@/components/run/operation';
import { NothingToDo } from '@/components/run/run-steps';
import { statusOf } from './active-status';
import type { ActiveStatus, ListRow } from './column';
import type { RunAction } from './use-bulk-run';

const activeAlready = new NothingToDo($localize`active already`);
const inactiveAlready = new NothingToDo($localize`inactive already`);

/** The action that sets rows active or inactive, and undoes it; undefined if the API cannot. */
export const settingStatus = <Row extends ListRow>(
  status: ActiveStatus<Row> | undefined,
  active: boolean,
): RunAction<Row> | undefined => {
  const { set } = status ?? {};
  if (!status || !set) return undefined;
  return {
    label: active ? $localize`Activating` : $localize`Deactivating`,
    of: (row) => {
      const before = statusOf(row, status);
      const { run, undo } = undoable(
        // It is set in any case: the list may be old.
        async () => {
          await set(row, active);
          return before === active ? (active ? activeAlready : inactiveAlready) : undefined;
        },
        () => set(row, !active),
      );
      // A row with an unknown status had perhaps the same before.
      return before === !active && undo ? { run, undo } : { run };
    },
  };
};
