import type { Answer } from '@/api/errors/answer';
import { ApiError } from '@/api/errors/api-error';
import { refusesValues } from '@/api/errors/error-response';
import { noteFault } from '@/lib/loading/faults';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { valueAt } from '@/lib/values/paths';
import type { Call, Taken, Way } from './call';
import type { Send } from './client';
import { methodOverride } from './config';
import { bodyOf } from './form-data';
import { holdsFile } from './multipart';

/** Whether the server reads updates that travel so; undefined while unknown. */
type Heard = Partial<Record<Way, boolean>>;

const key = 'update-ways';
let known: Heard | undefined;

const heard = (): Heard => {
  if (known) return known;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    known = isRecord(stored) ? stored : {};
  } catch {
    known = {};
  }
  return known;
};

/** Remembers for this tab whether the server reads updates that travel so; reports once that it does not. */
export const learnWay = (way: Way, isHeard: boolean, call: Taken['call']): void => {
  const before = heard();
  if (before[way] === isHeard) return;
  if (!isHeard) noteFault({ kind: way === 'json' ? 'json' : 'multipart', error: undefined, call });
  known = { ...before, [way]: isHeard };
  try {
    sessionStorage.setItem(key, JSON.stringify(known));
  } catch {
    // The memory of this page has to do.
  }
};

const isUpdate = ({ method, url }: Call): boolean =>
  method === 'PATCH' || (method === 'POST' && /\/\d+$/.test(url));

/**
 * The ways for a call, in the order in which they are tried: JSON unless there is a file, then the form, which PHP
 * before 8.4 reads only of a POST. Nothing follows a way that is known to be read. Empty for any other call.
 */
export const waysOf = (call: Call): Way[] => {
  const { data } = call;
  if (!(data instanceof FormData) || !isUpdate(call)) return [];
  const isPatch = call.method === 'PATCH';
  const possible = (['json', 'form', 'post'] as const).filter((way) => {
    if (isPatch && methodOverride()) return way === 'post';
    if (way === 'json') return bodyOf(data) && !holdsFile(data) && heard().json !== false;
    if (way === 'form') return !isPatch || heard().form !== false;
    return isPatch;
  });
  const read = possible.findIndex((way) => heard()[way] === true);
  return read < 0 ? possible : possible.slice(0, read + 1);
};

/** The call as it travels that way; the original stays as it is, for another one. */
export const inWay = (way: Way | undefined, call: Call): Call => {
  if (!(call.data instanceof FormData)) return call;
  if (way === 'json')
    return { ...call, data: bodyOf(call.data), headers: { 'Content-Type': 'application/json' } };
  if (way !== 'post') return call;
  const form = new FormData();
  // First, as PHP drops what comes after the 1,000th value (`max_input_vars`).
  form.set('_method', call.method);
  for (const [name, value] of call.data) form.append(name, value);
  return { ...call, method: 'POST', data: form };
};

/** How frameworks say that a value is missing; the last words are Nepali. */
const saysMissing =
  /\b(required|missing|mandatory|must be present|(must|should|may|can)( ?not|n['’]t) be (blank|empty|null|undefined))\b|आवश्यक|अनिवार्य|खाली/i;

/** Whether a refusal shows that a body was not read: its type is not supported, or a value in it counts as missing. */
export const showsUnreadable = (error: unknown, { method, data }: Call, way: Way): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 415) return true;
  const body = data instanceof FormData ? bodyOf(data) : undefined;
  if (!body || !refusesValues(error.status)) return false;
  const fields = Object.entries(error.fieldErrors).filter(([path]) => path !== '');
  if (fields.length === 0) return saysMissing.test(error.message);
  // PHP reads nothing of a multipart PATCH, so it also misses what was not in it.
  const isSent = (path: string) =>
    (way === 'form' && method === 'PATCH') || !isEmpty(valueAt(body, path.split('.')));
  return fields.some(([path, texts]) => isSent(path) && texts.some((text) => saysMissing.test(text)));
};

/** Whether the server has no such call: what it said to another way of it holds. */
export const isNoCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 415, 501].includes(error.status ?? 0);

/**
 * Sends in the first of the ways, and where a refusal shows that the server did not read it, in the next one: nothing
 * was changed then.
 */
export const sendInWays = async (call: Call, ways: readonly Way[], send: Send): Promise<Answer> => {
  const [way, ...left] = ways;
  if (way === undefined) return send(call);
  let refusal: unknown;
  try {
    const response = await send(inWay(way, call));
    call.onTaken?.({ way, left, call });
    return response;
  } catch (error) {
    if (left.length === 0 || !showsUnreadable(error, call, way)) throw error;
    refusal = error;
  }
  try {
    const response = await sendInWays(call, left, send);
    learnWay(way, false, call);
    return response;
  } catch (error) {
    if (isNoCall(error) || showsUnreadable(error, call, way)) throw refusal;
    // It complains about something else, so it has read it.
    if (error instanceof ApiError && refusesValues(error.status)) learnWay(way, false, call);
    throw error;
  }
};
