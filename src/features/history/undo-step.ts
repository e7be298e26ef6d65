import { ApiError } from '@/api/errors/api-error';
import type { UndoStep } from '@/components/run/undo-run';
import type { Entry } from '@/domain/history/entry';
import { markEntry } from '@/domain/history/history-store';
import type { LoadKinds } from './kinds';
import { subjectAt } from './subject';
import { namedOf } from './words';

/** The step that changes a record back, and marks the entry as undone. */
export const undoStep = (entry: Entry, kinds: LoadKinds): UndoStep => {
  const { kind, id = 0, parent = 0 } = subjectAt(entry.path);
  const { noun } = namedOf(entry);
  return {
    key: entry.id,
    name: entry.name || noun,
    run: async () => {
      const found = (await kinds())[kind];
      if (!found) throw new ApiError('http', $localize`This cannot be changed back from here.`);
      await found.of(parent).changeBack(id, entry.changes);
      await markEntry(entry.id, { undone: Date.now() }).catch(() => undefined);
    },
  };
};
