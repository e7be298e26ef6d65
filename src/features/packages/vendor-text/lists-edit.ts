import { ApiError } from '@/api/errors/api-error';
import { type CellChange, changing } from '@/components/edit-many/changing';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { reworded } from '@/components/edit-many/save-values';
import type { ListName, ReadList } from '@/features/packages/itinerary/source';
import { packageResource } from '@/features/packages/package-values';
import { lazy } from '@/lib/loading/lazy';
import { withItems } from './list-items';

export const listNames = ['includes', 'excludes'] as const;

export const listLabels: Readonly<Record<ListName, string>> = {
  includes: $localize`Includes`,
  excludes: $localize`Excludes`,
};

/** The formatted lists of a package. */
export type Lists = Readonly<Record<ListName, string>>;

type ReadLists = Readonly<Record<ListName, ReadList>>;

const loadChanging = lazy(async () => {
  const schema = await packageResource.schema?.();
  if (!schema) throw new ApiError('http', $localize`This cannot be changed here.`);
  const fields = listNames.map((name) => ({ kind: 'text' as const, name, label: listLabels[name] }));
  return changing({ resource: packageResource, schema, fields });
});

/** The lists with what is taken from the text. */
const listsWith = (lists: Lists, read: ReadLists): Lists => ({
  includes: withItems(lists.includes, read.includes),
  excludes: withItems(lists.excludes, read.excludes),
});

export const changedLists = (lists: Lists, read: ReadLists): ListName[] => {
  const after = listsWith(lists, read);
  return listNames.filter((name) => after[name] !== lists[name]);
};

/** The edit that puts the items that are taken into the lists of a package: after a conflict, into those of then. */
export const listsEdit = (packageId: number, lists: Lists, read: ReadLists): RowEdit => {
  const names = changedLists(lists, read);
  const own = (all: Lists) => Object.fromEntries(names.map((name) => [name, all[name]]));
  const save = async (id: number, change: CellChange) => {
    const { problemsIn, save: send } = await loadChanging();
    const [problem] = Object.values(problemsIn(change.after));
    if (problem !== undefined) throw new ApiError('http', problem);
    return send(id, change);
  };
  const edit = rowEdit({ save }, packageId, own(lists), (now) =>
    own(listsWith({ ...lists, ...(now as Partial<Lists>) }, read)),
  );
  const told = (run: () => Promise<void>, message: string) => () => run().catch(reworded(() => message));
  const clash = $localize`The lists were changed again since. Retry overwrites that.`;
  return {
    run: told(
      edit.run,
      $localize`Somebody else changed the lists meanwhile. Retry adds your items to theirs, or replaces theirs if you chose so.`,
    ),
    undo: () => {
      const undo = edit.undo();
      return undo && told(undo, clash);
    },
  };
};
