import { ApiError, isGone, toApiError } from '@/api/errors/api-error';
import { isPresent } from '@/api/tolerant/unreadable';
import { requireWritten, writeRecord } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import { replacedIds } from '@/lib/records/replaced-ids';
import { sameContent } from '@/lib/values/merge-edits';

/** What became of a record that used another one: `unused` and `gone` are other people's doing. */
type Moved = 'moved' | 'unused' | 'gone';

/** The replacement of a reference in one record; a retry, too, reads the record first, so that nothing is done twice. */
export interface Move {
  run: () => Promise<Moved>;
  /** Whether it was, or may have been, sent. */
  isSent: () => boolean;
  /** Restores the old reference, unless somebody else changed it since. */
  undo: () => Promise<void>;
}

type Change = readonly [before: unknown, after: unknown];

/** The reference in the body of the record, the ids to replace, and whether the record as it was read has them. */
interface Reference {
  name: string;
  from: readonly number[];
  isIn: (record: object) => boolean;
}

/** How the records of an area are read, and their references replaced, without their form. */
export interface Movable {
  /** Undefined if it no longer exists. */
  read: (id: number) => Promise<object | undefined>;
  move: (id: number, reference: Reference, to: number) => Move;
}

const changedMeanwhile = () =>
  new ApiError('http', $localize`Somebody else changed the same field meanwhile.`);
const locked = () => new ApiError('http', $localize`This cannot be changed here.`);

/** Replaces references in the records of a resource, as its form would: a partial body, after reading the record again. */
export const movable = <Rec extends object, Values extends object>({
  read,
  saveChanges,
  toValues,
}: FormResource<Rec, Values>): Movable => {
  if (!read || !saveChanges) throw locked();
  const write = async (id: number, name: string, [before, after]: Change) => {
    const edit = { base: { [name]: before } as Partial<Values>, ours: { [name]: after } as Partial<Values> };
    const written = await writeRecord<Rec, Values>({ toValues, read, saveChanges }, id, edit);
    if (written.kind !== 'gone') requireWritten(written, changedMeanwhile);
    return written;
  };
  const readIfThere = async (id: number) => {
    try {
      return await read(id);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };
  return {
    read: readIfThere,
    move: (id, { name, from, isIn }, to) => {
      let sent: Change | undefined;
      return {
        run: async () => {
          const record = await readIfThere(id);
          if (!record) return 'gone';
          const before = (toValues(record) as Readonly<Record<string, unknown>>)[name];
          // The answer to an earlier attempt was lost.
          if (sent && sameContent(before, sent[1])) return 'moved';
          if (!isPresent(record, name))
            throw new ApiError('http', $localize`What it uses could not be read.`);
          const after = replacedIds(before, from, to);
          if (after === before) {
            if (isIn(record)) throw locked();
            return 'unused';
          }
          sent = [before, after];
          try {
            return (await write(id, name, sent)).kind === 'gone' ? 'gone' : 'moved';
          } catch (error) {
            const { status = 0 } = toApiError(error);
            if (status >= 400 && status < 500) sent = undefined;
            throw error;
          }
        },
        isSent: () => sent !== undefined,
        undo: async () => {
          if (!sent) return;
          const undone = await write(id, name, [sent[1], sent[0]]);
          if (undone.kind === 'gone') throw undone.error;
        },
      };
    },
  };
};

/** The movables by the tag of their records; those of parts of a record are made for its id. */
export type Movables = Readonly<Record<string, (parent: number) => Movable>>;
