import type { RequestOptions } from '@/api/client/call';
import { ApiError, isGone } from '@/api/errors/api-error';
import { isUnreadable, withOmitted } from '@/api/tolerant/unreadable';
import { isRecord } from '@/lib/values/is-record';
import { conflictsIn, mergedEdits, sameContent, type Versions } from '@/lib/values/merge-edits';
import { sameValues } from '@/lib/values/same-values';
import { newFiles, withArrived } from './new-files';
import { type Persisted, requirePersisted } from './persisted';
import { type Partly, type Writable, writeInRounds } from './picture-rounds';

/** Somebody else changed the same values meanwhile. */
export interface Conflict<Values extends object> extends Versions<Values> {
  /** The names of the values that both changed. */
  names: readonly string[];
}

/** The result of a write that did not fail. */
export type Written<Values extends object> =
  | ({
      kind: 'saved';
      answer: unknown;
      before: Values;
      /** Names of values that were written although the old ones could not be read. */
      overwritten?: ReadonlySet<string>;
      undo?: WriteUndo | undefined;
    } & Persisted<Values>)
  /** Nothing differs from the stored record. */
  | { kind: 'unchanged'; before: Values }
  /** Some of it was saved, but not all. */
  | ({ kind: 'partly' } & Partly<Values>)
  | { kind: 'conflict'; conflict: Conflict<Values> }
  /** The record no longer exists. */
  | { kind: 'gone'; error: unknown };

export interface WriteUndo {
  run: () => Promise<void>;
  /** Some of it cannot be undone: files and secrets, such as passwords. */
  leavesSome: boolean;
}

interface Edit<Values extends object> {
  /** The values before the edit: all values of a form, or the cells of a row. */
  base: Partial<Values>;
  ours: Partial<Values>;
  /** The values of a previous write whose response was lost: if the record has them, they are ours. */
  sentBefore?: Partial<Values> | undefined;
  /** Values that count as edited even if unchanged, since the stored ones could not be read. */
  edited?: ReadonlySet<string> | undefined;
  /** Values that are never stored, not even for an undo. */
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

/** Throws unless a write saved all of it, or had nothing to save; what to say of a conflict is the caller's. */
export const requireWritten = <Values extends object>(
  written: Written<Values>,
  conflictIn: (names: readonly string[]) => ApiError,
): void => {
  if (written.kind === 'gone' || written.kind === 'partly') throw written.error;
  if (written.kind === 'conflict') throw conflictIn(written.conflict.names);
  if (written.kind === 'saved') requirePersisted(written.lost);
};

/** Whether a value contains a file or an id assigned by the server: neither can be sent again. */
export const isStored = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isStored);
  if (value instanceof Blob) return true;
  return isRecord(value) && (value.id !== undefined || 'url' in value || Object.values(value).some(isStored));
};

/** The stored values of fields whose new files turned out to be stored. */
const arrivedIn = <Values extends object>(stored: Values, ours: Partial<Values>, before: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) =>
        newFiles({ name: ours[name as keyof Values] }).length <
        newFiles({ name: before[name as keyof Values] }).length,
    ),
  );

/**
 * Writes to the record's current version: reads it again, keeps what somebody else changed meanwhile, and if both
 * changed the same value sends nothing, so that the user can choose first.
 */
export const writeRecord = async <Rec extends object, Values extends object>(
  resource: Writable<Rec, Values>,
  id: number,
  { base, sentBefore = {}, edited = new Set(), secret = [], ...edit }: Edit<Values>,
  options: RequestOptions = {},
): Promise<Written<Values>> => {
  const found = await goneOr(resource.read(id));
  if ('gone' in found) return { kind: 'gone', error: found.gone };
  const before = withOmitted(found.value, resource.toValues(found.value), base);
  const ours = withArrived(edit.ours, { sent: sentBefore, before: base, now: before });
  const own = Object.entries(sentBefore).filter(([name, value]) =>
    sameContent(value, before[name as keyof Values]),
  );
  const versions = {
    base: { ...before, ...base, ...Object.fromEntries(own), ...arrivedIn(before, ours, edit.ours) },
    ours: { ...before, ...ours },
    theirs: before,
  };
  const names = conflictsIn(versions);
  if (names.length > 0) return { kind: 'conflict', conflict: { ...versions, names } };
  const sent = mergedEdits(versions, { keepTheirs: new Set(), edited });
  const alsoSend = new Set([...edited].filter((name) => isUnreadable(found.value, name)));
  const writing = { id, before, sent, alsoSend, secret, record: found.value };
  const answered = await goneOr(writeInRounds(resource, writing, options));
  if ('gone' in answered) {
    // The missing record may be one that this one refers to.
    if ('gone' in (await goneOr(resource.read(id)))) return { kind: 'gone', error: answered.gone };
    throw answered.gone;
  }
  const { last, partly } = answered.value;
  if (partly) return { kind: 'partly', ...partly };
  if (!last) return { kind: 'unchanged', before };
  const { answer, kept } = last;
  const undo = undoOf(resource, id, {
    before,
    sent,
    now: kept.stored ?? sent,
    except: [...secret, ...alsoSend],
  });
  return { kind: 'saved', answer, before, overwritten: alsoSend, ...kept, undo };
};

interface Undoable<Values extends object> {
  before: Values;
  sent: Values;
  /** The values that the record holds since. */
  now: Values;
  /** Names of values that are never restored: secrets, and unreadable ones. */
  except: readonly string[];
}

const changedMeanwhile = () => new ApiError('http', $localize`The same fields were changed again since.`);

/** Undoes a write by sending the old values of what it changed, unless somebody else changed those since. */
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
    requireWritten(await writeRecord(resource, id, { base: of(now), ours: of(before) }), changedMeanwhile);
  };
  return { run, leavesSome: back.length < names.length };
};
