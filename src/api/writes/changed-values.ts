import { type FieldChange, type RecordChange, type WriteWatcher, writeWatcher } from '@/api/client/written';
import { isPresent } from '@/api/tolerant/unreadable';
import { recordName, referenceName } from '@/lib/records/record-name';
import { draftable, isSecret } from '@/lib/storage/draft';
import { changesOf } from '@/lib/values/changes';
import { isRecord } from '@/lib/values/is-record';
import { sameContent } from '@/lib/values/merge-edits';
import { sameValues } from '@/lib/values/same-values';
import type { Updatable } from './unsent';

interface Versions<Rec extends object> {
  before: Rec;
  /** Undefined if it could not be read again. */
  after: Rec | undefined;
  /** The fields that were sent. */
  sent: object;
}

const idsIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return [isRecord(value) ? value.id : value];
};

const namesIn = (value: unknown): string | undefined => {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  const names = all.map((one) => referenceName(one));
  return all.length > 0 && names.every((name) => name !== undefined) ? names.join(', ') : undefined;
};

/** The names of the records that a value refers to: those of the field that has just these ids before and after. */
const namedIn = (records: readonly [object, object], from: unknown, to: unknown): FieldChange['named'] => {
  const [before, after] = records as readonly [Record<string, unknown>, Record<string, unknown>];
  const isIt = (value: unknown, ids: unknown) =>
    (value ?? null) === null ? (ids ?? null) === null : sameValues(idsIn(value), idsIn(ids));
  const key = Object.keys({ ...before, ...after }).find(
    (name) =>
      (namesIn(before[name]) ?? namesIn(after[name])) !== undefined &&
      isIt(before[name], from) &&
      isIt(after[name], to),
  );
  return key === undefined ? undefined : [namesIn(before[key]), namesIn(after[key])];
};

/** A value as it may be stored: without secrets and files. */
const storable = (value: unknown): unknown => draftable({ value }).value;

const isReference = (value: unknown) =>
  typeof value === 'number' || (Array.isArray(value) && value.every((item) => typeof item === 'number'));

/**
 * What an update changed, of what was sent: what the server sets by itself, or somebody else changed, is not ours. Values
 * that could not be read before have no `from`.
 */
export const changedValues = <Rec extends object, Values extends object, Body extends object>(
  { toValues, toBody }: Pick<Updatable<Rec, Values, Body>, 'toValues' | 'toBody'>,
  { before, after, sent }: Versions<Rec>,
): { name: string | undefined; changes: FieldChange[] } => {
  const old = toValues(before);
  const expected = Object.entries(sent).filter(([name]) => name in old);
  const readAgain = Object.entries(after ? toValues(after) : {}).filter(
    ([name]) => after && isPresent(after, name),
  );
  const now = { ...old, ...Object.fromEntries([...expected, ...readAgain]) } as Values;
  const isSent = (name: keyof Values & string) =>
    name in sent ||
    Object.keys(changesOf(toBody({ ...now, [name]: old[name] }, now), toBody(now, now))).some(
      (key) => key in sent,
    );
  const changed = (Object.keys(old) as (keyof Values & string)[]).filter(
    (name) => !isSecret(name) && !sameContent(old[name], now[name]) && isSent(name),
  );
  const changes = changed.map((field): FieldChange => {
    const [from, to] = [old[field], now[field]];
    const named = after && [from, to].some(isReference) ? namedIn([before, after], from, to) : undefined;
    return {
      field,
      ...(isPresent(before, field) && { from: storable(from) }),
      to: storable(to),
      ...(named && { named }),
    };
  });
  const secrets = Object.keys(sent).filter((name) => isSecret(name) && !name.includes('confirm'));
  return {
    name: recordName(before),
    changes: [...changes, ...secrets.map((field) => ({ field, hidden: true as const }))],
  };
};

/**
 * Tells the watcher of writes what an update is about to change, and by `note` what it changed: the record since, and
 * whether the answer was lost. `drop` takes it back, as nothing was changed.
 */
export const watchedChange = <Rec extends object, Values extends object, Body extends object>(
  resource: Pick<Updatable<Rec, Values, Body>, 'toValues' | 'toBody'>,
  versions: Omit<Versions<Rec>, 'after'>,
) => {
  let path = '';
  let listed: ReturnType<WriteWatcher['changing']> | undefined;
  const changing = (after: Rec | undefined, unsure: boolean) => (): RecordChange => ({
    path,
    unsure,
    ...changedValues(resource, { ...versions, after }),
  });
  const settle = (change: (() => RecordChange) | undefined) => void listed?.then((end) => end(change));
  return {
    onSending: async (url: string) => {
      path = url;
      // The same fields may be sent once more, beside others.
      listed ??= writeWatcher()?.changing(changing(undefined, true));
      await listed;
    },
    note: (after: Rec | undefined, isLost = false) => settle(changing(after, isLost && after === undefined)),
    drop: () => settle(undefined),
  };
};
