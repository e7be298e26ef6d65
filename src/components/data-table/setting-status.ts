import { statusOf } from './active-status';
import { activatingWords, deactivatingWords, undoingWords } from './bulk-words';
import type { ActiveStatus, ListRow } from './column';
import type { RunAction } from './use-bulk-run';

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
