import type { RequestOptions } from '@/api/client/call';
import { sleep } from '@/api/client/timings';
import { ApiError, isSilent, mayBeSaved, reasonOf, toApiError } from '@/api/errors/api-error';
import { refusesValues } from '@/api/errors/error-response';
import { retryDelay, retryRead } from '@/api/errors/retry';
import { answerAbout, savedRecord } from '@/api/tolerant/saved-id';
import { isOmitted, nullableIn } from '@/api/tolerant/unreadable';
import { joinedByAnd } from '@/lib/formats/formats';
import { nameInForm } from '@/lib/records/record-name';
import { fieldLabel } from '@/lib/text/labels';
import { isEmpty } from '@/lib/values/is-empty';
import { rootOf } from '@/lib/values/paths';
import { watchedChange } from './changed-values';
import { type Emptied, noteEmptied } from './emptied';
import { lossOf, unreadableBeside, unsentOf, type Updatable } from './unsent';
import { fateOfUnsent, rememberFate } from './whole-records';

/** By names of resources: whether an empty text is null, of the texts of which a record showed it. */
const nullable = new Map<string, Map<string, boolean>>();

const namesIn = (error: unknown): string[] =>
  error instanceof ApiError && refusesValues(error.status) ? Object.keys(error.fieldErrors).map(rootOf) : [];

/**
 * The resource, whose updates have null for an empty text where null or a number was read, in this record or an earlier
 * one: the column of a number refuses `""`. Where the server refuses that null, it gets `""`.
 */
const withNulls = <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  record: Rec,
): Updatable<Rec, Values, Body> => {
  const known = nullable.get(resource.name) ?? new Map<string, boolean>();
  nullable.set(resource.name, known);
  for (const name of nullableIn(record)) if (!known.has(name)) known.set(name, true);

  const update: typeof resource.update = async (id, fields, options) => {
    const nulls = Object.entries(fields).flatMap(([name, value]) =>
      value === '' && known.get(name) === true ? [name] : [],
    );
    const body = { ...fields, ...Object.fromEntries(nulls.map((name) => [name, null])) };
    try {
      return await resource.update(id, body, options);
    } catch (error) {
      const refused = namesIn(error).filter((name) => nulls.includes(name));
      if (refused.length === 0) throw error;
      for (const name of refused) known.set(name, false);
      return update(id, fields, options);
    }
  };
  return { ...resource, update };
};

/** Whether a refusal is about fields that were not sent, but could be. */
const asksForUnsent = (error: unknown, fields: object, unsent: object): boolean => {
  if (!(error instanceof ApiError) || !refusesValues(error.status)) return false;
  const refused = Object.keys(error.fieldErrors).map(rootOf);
  if (refused.every((name) => name === '' || name in fields)) return false;
  return refused.some((name) => name in unsent || `${name}_id` in unsent);
};

/** Throws if an update would empty a value that could not be read. */
const requireReadable = (record: object, fields: object): void => {
  const names = unreadableBeside(record, fields).map(({ name }) => fieldLabel(name));
  if (names.length === 0) return;
  throw new ApiError(
    'http',
    $localize`The server empties what a change leaves out, and a part of this record could not be read. Fill in ${joinedByAnd(names)}:names:, and save again.`,
  );
};

/**
 * Sends these fields with all unsent ones. Servers may refuse an empty one that they would take as missing (`nullable`
 * is not the default of Laravel): it is left out then, as it has nothing to lose.
 */
const sendWhole = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  [unsent, fields]: readonly [Partial<Body>, Partial<Body>],
  options?: RequestOptions,
): Promise<unknown> => {
  try {
    return await resource.update(id, { ...unsent, ...fields }, options);
  } catch (error) {
    if (!(error instanceof ApiError) || !refusesValues(error.status)) throw error;
    const refused = new Set(Object.keys(error.fieldErrors).map(rootOf));
    const all = Object.entries(unsent);
    const taken = all.filter(([name, value]) => !(refused.has(name) && isEmpty(value)));
    if (taken.length === all.length) throw error;
    return resource.update(id, { ...(Object.fromEntries(taken) as Partial<Body>), ...fields }, options);
  }
};

const send = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  fields: Partial<Body>,
  { record, ...options }: RequestOptions & { record: Rec },
): Promise<unknown> => {
  const unsent = unsentOf(resource, record, fields);
  const fate = fateOfUnsent(resource.name);
  if (fate === 'emptied') requireReadable(record, fields);
  if (fate) return sendWhole(resource, id, [unsent, fields], options);
  try {
    return await resource.update(id, fields, options);
  } catch (error) {
    if (!asksForUnsent(error, fields, unsent)) throw error;
    const answer = await sendWhole(resource, id, [unsent, fields], options);
    rememberFate(resource.name, 'refused');
    return answer;
  }
};

/** Resources of which a record that was read again showed that unsent lists stay: from then on, responses are believed. */
const believed = new Set<string>();

const isFilledList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Reads a record after a write, patiently: it is all that shows a loss. Undefined if it cannot be read. */
const readAfter = async <Rec extends object>(
  read: () => Promise<{ data: Rec }>,
): Promise<Rec | undefined> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return (await read()).data;
    } catch (error) {
      if (!retryRead(failures, error)) return undefined;
      await sleep(retryDelay(failures, error));
    }
  }
};

/**
 * The record after an update: that of the response if it shows every field, and if responses of this resource can be
 * believed. Servers may respond with relations as they were loaded before the update emptied them.
 */
const recordAfter = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  { before, answer, sent }: { before: Rec; answer: unknown; sent: object },
): Promise<Rec | undefined> => {
  const { name, toValues } = resource;
  const answered = savedRecord(answerAbout(id, answer)) as Rec | undefined;
  const values = toValues(before);
  const showsAll = (record: Rec) =>
    Object.keys(values).every((key) => isOmitted(before, key) || !isOmitted(record, key)) &&
    lossOf(resource, [before, record], sent).names.length === 0;
  if (answered && believed.has(name) && showsAll(answered)) return answered;
  const after = await readAfter(() => resource.read(id, { verifies: true }));
  const hasLists = Object.values(toValues()).some(Array.isArray);
  const shows =
    !hasLists || Object.entries(values).some(([key, value]) => !(key in sent) && isFilledList(value));
  if (after && shows && showsAll(after)) believed.add(name);
  // A record that cannot be read again does not hide what the response shows.
  return after ?? answered;
};

/**
 * Changes only these fields of a record, which was read as `record`, or is now. A server may want whole records: it
 * refuses what is missing (422, 400), or empties it. In both cases the body is completed with the record's readable
 * values, now and from then on (`fateOfUnsent`). What was emptied is put back at once, and shown (`onEmptied`).
 */
export const updateRecord = async <Rec extends object, Values extends object, Body extends object>(
  plain: Updatable<Rec, Values, Body>,
  id: number,
  fields: Partial<Body>,
  { record, ...options }: RequestOptions & { record?: Rec | undefined } = {},
): Promise<unknown> => {
  const before = record ?? (await plain.read(id)).data;
  const resource = withNulls(plain, before);
  const { onSending, note, drop } = watchedChange(resource, { before, sent: fields });
  const answer = await send(resource, id, fields, { ...options, onSending, record: before }).catch(
    async (error: unknown) => {
      if (toApiError(error).ambiguous) note(await restoreAfter(resource, id, { before, sent: fields }), true);
      else if (!mayBeSaved(error)) drop();
      throw error;
    },
  );
  const after = await recordAfter(resource, id, { before, answer, sent: fields });
  const restored = after && (await putBack(resource, id, [before, after], fields));
  note(restored ?? after);
  return restored ? { data: restored } : answer;
};

/**
 * Restores what an update emptied whose answer was lost: it may have been carried out. Resolves with the record as it is
 * since; undefined if it cannot be read.
 */
const restoreAfter = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  { before, sent }: { before: Rec; sent: object },
): Promise<Rec | undefined> => {
  const { data: after } = await resource.read(id).catch(() => ({ data: undefined }));
  return after && ((await putBack(resource, id, [before, after], sent)) ?? after);
};

/** Restores what an update emptied, and notes it; resolves with the record since, or undefined if nothing was restored. */
const putBack = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  [before, after]: readonly [Rec, Rec],
  sent: object,
): Promise<Rec | undefined> => {
  const { names, restoring } = lossOf(resource, [before, after], sent);
  if (names.length === 0) return undefined;
  const record = nameInForm(resource.toValues(before));
  const note = (emptied: Omit<Emptied, 'record'>) => noteEmptied({ record, ...emptied });
  const again = async () => {
    const now = await readAfter(() => resource.read(id));
    if (now) await putBack(resource, id, [before, now], sent);
  };
  try {
    if (Object.keys(restoring).length > 0)
      await sendWhole(resource, id, [unsentOf(resource, after, restoring), restoring]);
  } catch (error) {
    // Nothing more is to be lost, though this could not be put back.
    rememberFate(resource.name, 'emptied');
    if (!isSilent(error))
      note({
        fields: names,
        reason: $localize`It could not be put back. ${reasonOf(error)}:reason:`,
        retry: () => void again(),
      });
    return undefined;
  }
  const now = await readAfter(() => resource.read(id));
  const still = now ? lossOf(resource, [before, now], sent).names : [];
  const back = names.filter((name) => !still.includes(name));
  if (back.length > 0) {
    rememberFate(resource.name, 'emptied');
    note({ fields: back });
  }
  if (still.length > 0) note({ fields: still, reason: $localize`It could not be put back.` });
  return now;
};
