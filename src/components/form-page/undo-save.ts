import { ApiError } from '@/api/errors';
import type { FormResource } from '@/api/resource';
import { isRecord } from '@/lib/is-record';
import { conflictsIn, mergedEdits } from '@/lib/merge-edits';
import { sameValues } from '@/lib/same-values';

/** Takes a save back. */
export interface SaveUndo {
  run: () => Promise<void>;
  /** Something that was saved stays: files and what must not be kept, such as passwords. */
  leavesSome: boolean;
}

interface SavedValues<Rec extends object, Values extends object> {
  resource: Pick<Required<FormResource<Rec, Values>>, 'toValues' | 'read' | 'saveChanges'>;
  id: number;
  /** The server's values before the save, and those that were sent. */
  before: Values;
  after: Values;
  /** What the save answered with. */
  answer: unknown;
  /** Names of values that are never put back: secrets, and what nobody could read. */
  except: readonly string[];
}

/** Whether a value holds a file or something that the server has made an id for: neither can be sent once more. */
const isStored = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isStored);
  if (value instanceof Blob) return true;
  return isRecord(value) && (value.id !== undefined || 'url' in value || Object.values(value).some(isStored));
};

const changedMeanwhile = new ApiError('http', 'Somebody else has changed the same fields since.');

/** How a save is taken back: by sending the old values of exactly what it changed, unless somebody else changed that since. */
export const undoOf = <Rec extends object, Values extends object>(
  saved: SavedValues<Rec, Values>,
): SaveUndo | undefined => {
  const { resource, id, before, after, answer, except } = saved;
  const names = (Object.keys(after) as (keyof Values & string)[]).filter(
    (name) => !sameValues(before[name], after[name]),
  );
  const back = names.filter(
    (name) => !except.includes(name) && !isStored(before[name]) && !isStored(after[name]),
  );
  if (back.length === 0) return undefined;
  const old = Object.fromEntries(back.map((name) => [name, before[name]])) as Partial<Values>;
  /** The values as the server may have them since: it trims and tidies what it is sent. */
  const data = isRecord(answer) && isRecord(answer.data) ? (answer.data as Rec) : undefined;
  const since = data ? [after, resource.toValues(data)] : [after];

  const run = async () => {
    const theirs = resource.toValues(await resource.read(id));
    const conflicts = since.map((base) => conflictsIn({ base, ours: { ...base, ...old }, theirs }));
    if (conflicts.every((conflict) => conflict.length > 0)) throw changedMeanwhile;
    const restored = mergedEdits(
      { base: after, ours: { ...after, ...old }, theirs },
      { yielded: new Set(), edited: new Set() },
    );
    await resource.saveChanges(id, restored, theirs);
  };
  return { run, leavesSome: back.length < names.length };
};
