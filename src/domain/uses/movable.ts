import { ApiError } from '@/api/errors/api-error';
import { unlessGone } from '@/api/errors/unless-gone';
import { isPresent } from '@/api/tolerant/unreadable';
import type { AnyResource } from '@/api/writes/resource';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { saveValues } from '@/components/edit-many/save-values';
import { NothingToDo } from '@/components/run/run-steps';
import { replacedIds } from '@/lib/records/replaced-ids';

/** The replacement of a reference in one record; a retry, too, reads the record first, so that nothing is done twice. */
export interface Move extends Pick<RowEdit, 'undo'> {
  run: () => Promise<NothingToDo | undefined>;
}

const gone = new NothingToDo($localize`deleted meanwhile`);
const unused = new NothingToDo($localize`no longer using it`);

/** The reference in the body of the record, the ids to replace, and whether the record as it was read has them. */
interface Reference {
  name: string;
  from: readonly number[];
  isIn: (record: object) => boolean;
}

const locked = () => new ApiError('http', $localize`This cannot be changed here.`);

/** The record; undefined if it no longer exists. */
export const readIfThere = ({ read }: AnyResource, id: number): Promise<object | undefined> =>
  unlessGone(read?.(id));

/** Replaces a reference in a record of a resource as its form would: a partial body, after reading the record again. */
export const moveIn = (
  resource: AnyResource,
  id: number,
  { name, from, isIn }: Reference,
  to: number,
): Move => {
  const { read, saveChanges, toValues } = resource;
  if (!read || !saveChanges) throw locked();
  let edit: RowEdit | undefined;
  /** The edit, or why there is none. */
  const editOf = async (): Promise<RowEdit | NothingToDo> => {
    const record = await readIfThere(resource, id);
    if (!record) return gone;
    const before = toValues(record)[name];
    if (!isPresent(record, name)) throw new ApiError('http', $localize`What it uses could not be read.`);
    if (replacedIds(before, from, to) === before) {
      if (isIn(record)) throw locked();
      return unused;
    }
    return rowEdit({ save: saveValues(resource) }, id, { [name]: before }, (now) => ({
      [name]: replacedIds(now[name], from, to),
    }));
  };
  return {
    run: async () => {
      if (!edit?.undo()) {
        const found = await editOf();
        if (found instanceof NothingToDo) return found;
        edit = found;
      }
      const isDone = await unlessGone(edit.run().then(() => true));
      return isDone ? undefined : gone;
    },
    undo: () => edit?.undo(),
  };
};
