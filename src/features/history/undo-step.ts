import { ApiError } from '@/api/errors/api-error';
import type { AnyResource } from '@/api/writes/resource';
import { removeRecord } from '@/components/dialogs/removal';
import type { UndoStep } from '@/components/run/undo-run';
import type { Entry } from '@/domain/history/entry';
import { markEntry } from '@/domain/history/history-store';
import { loadChunk } from '@/lib/loading/chunk';
import type { LoadTypes } from '@/resources/record-type';
import { changeBack, takeBack } from './restorable';
import { subjectAt } from './subject';
import { namedOf } from './words';

/** Deletes what a run created, as long as it is as it was created and nothing uses it. */
const deleteUnused = async ({ path, name, changes }: Entry, resource: AnyResource) => {
  const { kind, id = 0 } = subjectAt(path);
  const [{ usesAt }, { removeUsed }] = await loadChunk(() =>
    Promise.all([import('@/resources/read-uses'), import('@/resources/remove-used')]),
  );
  const uses = (await usesAt(kind, [id])) ?? [];
  if (uses.some(({ count = 0 }) => count > 0))
    throw new ApiError('http', $localize`Other records use it by now, so it stays.`);
  await removeUsed(kind, { id, name }, () => removeRecord(() => takeBack(resource, id, changes)));
};

/** The step that changes a record back, and marks the entry as undone. */
export const undoStep = (entry: Entry, loadTypes: LoadTypes): UndoStep => {
  const { kind, id = 0, parent = 0 } = subjectAt(entry.path);
  const { noun } = namedOf(entry);
  return {
    key: entry.id,
    name: entry.name || noun,
    run: async () => {
      const resource = (await loadTypes())[kind]?.of(parent);
      if (!resource) throw new ApiError('http', $localize`This cannot be changed back from here.`);
      if (entry.kind === 'created') await deleteUnused(entry, resource);
      else await changeBack(resource, id, entry.changes);
      await markEntry(entry.id, { undone: Date.now() }).catch(() => undefined);
    },
  };
};
