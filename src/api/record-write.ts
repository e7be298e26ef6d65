import { isRecord } from '@/lib/is-record';
import { conflictsIn, mergedEdits, same, type Versions } from '@/lib/merge-edits';
import { sameValues } from '@/lib/same-values';
import { ApiError, isGone } from './errors';
import type { RequestOptions } from './http';
import { type Kept, keptOf, requireKept } from './kept';
import type { FormResource } from './resource';
import { answerAbout } from './saved-id';
import { isUnread, withUnsaid } from './unread';

/** Somebody else changed the same values meanwhile. */
export interface Conflict<Values extends object> extends Versions<Values> {
  /** The values that both changed. */
  names: readonly string[];
}

/** How a write ended, unless it failed. */
export type Written<Values extends object> =
  | ({
      kind: 'saved';
      answer: unknown;
      before: Values;
      /** Names of values that were written although nobody could read what they were. */
      overwritten?: ReadonlySet<string>;
      undo?: WriteUndo | undefined;
    } & Kept<Values>)
  /** Nothing differs from what the server has. */
  | { kind: 'unchanged'; before: Values }
  | { kind: 'conflict'; conflict: Conflict<Values> }
  /** The record is not there any more. */
  | { kind: 'gone'; error: unknown };

/** Takes a write back. */
export interface WriteUndo {
  run: () => Promise<void>;
  /** Something that was saved stays: files and what must not be kept, such as passwords. */
  leavesSome: boolean;
}

/** What a write needs of a resource. */
type Writable<Rec extends object, Values extends object> = Pick<
  Required<FormResource<Rec, Values>>,
  'toValues' | 'read' | 'saveChanges'
>;

interface Edit<Values extends object> {
  /** What the edited values were when the editing began; of a form all values, of a row its cells. */
  base: Partial<Values>;
  ours: Partial<Values>;
  /** What was sent before by a write whose answer was lost: where the record holds it, nobody else put it there. */
  sentBefore?: Partial<Values> | undefined;
  /** Values that count as edited although they are what they were: of those that cannot be read, nobody knows. */
  edited?: ReadonlySet<string> | undefined;
  /** Values that are kept nowhere, not even to be put back. */
  secret?: readonly string[] | undefined;
}

const goneOr = async <T>(call: Promise<T>): Promise<{ value: T } | { gone: unknown }> => {
  try {
    return { value: await call };
  } catch (error) {
    if (isGone(error)) return { gone: error };
    throw error;
  }
};

/** Whether a value holds a file or something that the server has made an id for: neither can be sent once more. */
const isStored = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isStored);
  if (value instanceof Blob) return true;
  return isRecord(value) && (value.id !== undefined || 'url' in value || Object.values(value).some(isStored));
};

/**
 * Changes a record as it is now: it is read again, what somebody else changed meanwhile stays as they left it, and where
 * both changed the same value nothing is sent, for somebody to choose first.
 */
export const writeRecord = async <Rec extends object, Values extends object>(
  resource: Writable<Rec, Values>,
  id: number,
  { base, ours, sentBefore = {}, edited = new Set(), secret = [] }: Edit<Values>,
  options: RequestOptions = {},
): Promise<Written<Values>> => {
  const found = await goneOr(resource.read(id));
  if ('gone' in found) return { kind: 'gone', error: found.gone };
  const before = withUnsaid(found.value, resource.toValues(found.value), base);
  const own = Object.entries(sentBefore).filter(([name, value]) => same(value, before[name as keyof Values]));
  const versions = {
    base: { ...before, ...base, ...Object.fromEntries(own) },
    ours: { ...before, ...ours },
    theirs: before,
  };
  const names = conflictsIn(versions);
  if (names.length > 0) return { kind: 'conflict', conflict: { ...versions, names } };
  const sent = mergedEdits(versions, { yielded: new Set(), edited });
  const also = new Set([...edited].filter((name) => isUnread(found.value, name)));
  const sending = resource.saveChanges(id, sent, before, { ...options, also });
  if (!sending) return { kind: 'unchanged', before };
  const answered = await goneOr(sending);
  if ('gone' in answered) {
    // What is missing may be a record that this one refers to.
    if ('gone' in (await goneOr(resource.read(id)))) return { kind: 'gone', error: answered.gone };
    throw answered.gone;
  }
  const answer = answerAbout(id, answered.value);
  const { toValues } = resource;
  const readAgain = () => resource.read(id);
  const kept = await keptOf({ toValues, readAgain, before, sent, answer, secret });
  const undo = undoOf(resource, id, { before, sent, now: kept.stored ?? sent, except: [...secret, ...also] });
  return { kind: 'saved', answer, before, overwritten: also, ...kept, undo };
};

interface Undoable<Values extends object> {
  before: Values;
  sent: Values;
  /** What the record holds since. */
  now: Values;
  /** Names of values that are never put back: secrets, and what nobody could read. */
  except: readonly string[];
}

const changedMeanwhile = () => new ApiError('http', 'The same fields were changed again since.');

/** A write is taken back by sending the old values of exactly what it changed, unless somebody else changed that since. */
const undoOf = <Rec extends object, Values extends object>(
  resource: Writable<Rec, Values>,
  id: number,
  { before, sent, now, except }: Undoable<Values>,
): WriteUndo | undefined => {
  const names = (Object.keys(sent) as (keyof Values & string)[]).filter(
    (name) => !sameValues(before[name], sent[name]),
  );
  const back = names.filter(
    (name) => !except.includes(name) && !isStored(before[name]) && !isStored(sent[name]),
  );
  if (back.length === 0) return undefined;
  const of = (values: Values) =>
    Object.fromEntries(back.map((name) => [name, values[name]])) as Partial<Values>;
  const run = async () => {
    const undone = await writeRecord(resource, id, { base: of(now), ours: of(before) });
    if (undone.kind === 'gone') throw undone.error;
    if (undone.kind === 'conflict') throw changedMeanwhile();
    if (undone.kind === 'saved') requireKept(undone.lost);
  };
  return { run, leavesSome: back.length < names.length };
};
