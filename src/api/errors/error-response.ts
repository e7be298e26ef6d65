import { isFilledText } from '@/lib/text/is-filled-text';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { toMember, toNumber } from '@/lib/values/lenient';
import { asEntry, type FieldErrors, readFieldErrors } from './field-errors';

/** Whether the status means invalid values: 422, or 400 with frameworks that do not use 422. */
export const refusesValues = (status: number | undefined): boolean => status === 422 || status === 400;

/** Parses JSON inside a string, also after the lines of a PHP warning; returns anything else unchanged. */
export const unpacked = (value: unknown): unknown => {
  const json = typeof value === 'string' ? /^\s*[[{][^]*/m.exec(value)?.[0] : undefined;
  if (json === undefined) return value;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return value;
  }
};

/** Where an error response may contain messages, besides `errors`. */
const containers = ['error', 'message', 'detail', 'details', 'violations', 'issues'];

/** Keys of frameworks that contain nothing for users. */
const plumbing = ['errors', 'data', 'meta', 'links', 'trace', 'previous', 'debug', ...containers];

/** Keys that may be form fields; a text in them is more likely a label than a message. */
const labels = [
  ...[
    'status',
    'statusCode',
    'status_code',
    'code',
    'error_code',
    'errorCode',
    'success',
    'ok',
    'type',
    'name',
  ],
  ...['exception', 'file', 'line', 'path', 'instance', 'timestamp', 'request_id', 'requestId', 'trace_id'],
];

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isFilledText);

const named = (body: unknown): FieldErrors => {
  if (!isRecord(body)) return {};
  return 'errors' in body ? readFieldErrors(unpacked(body.errors)) : named(body.data);
};

/** Fields at the top of the body: `{ title: ["Taken."] }`. */
const loose = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([key, value]) => {
      if (plumbing.includes(key) || (key === 'title' && isFilledText(body.detail))) return false;
      if (isFilledText(value)) return !labels.includes(key) || /[.!?।]$/.test(value.trim());
      return Array.isArray(value) || isRecord(value);
    }),
  );

const parts = (body: unknown, depth: number): FieldErrors[] => {
  if (!isRecord(body)) return [readFieldErrors(body)];
  const errors = named(body);
  if (Object.keys(errors).length > 0) return [errors];
  if (asEntry(body)?.field) return [readFieldErrors([body])];
  const inner = containers
    .map((key) => unpacked(body[key]))
    .filter((value) => depth < 4 && typeof value === 'object' && value !== null);
  const { data } = body;
  // Under `fail`, JSend has a text per field there.
  const isReason = (value: unknown) => isTexts(value) || (body.status === 'fail' && isFilledText(value));
  const isMap = isRecord(data) && Object.values(data).every(isReason);
  return [
    // The outermost message is the main sentence.
    ...(depth > 0 && isFilledText(body.message) ? [{ '': [body.message.trim()] }] : []),
    ...inner.flatMap((value) => parts(value, depth + 1)),
    readFieldErrors(loose(body)),
    ...(isMap ? [readFieldErrors(data)] : []),
  ];
};

/**
 * The messages by field in the body of an error response (4xx): from `errors`, or for a 422 or 400 without it, from
 * `error`, `message`, `detail`, `data` or the top level, so that no message is lost.
 */
export const refusedFields = (status: number, body: unknown): FieldErrors => {
  const errors = named(body);
  if (!refusesValues(status) || typeof body === 'string' || Object.keys(errors).length > 0) return errors;
  const all = new Map<string, string[]>();
  for (const [path, texts] of parts(body, 0).flatMap((part) => Object.entries(part))) {
    all.set(path, [...new Set([...(all.get(path) ?? []), ...texts])]);
  }
  return Object.fromEntries(all);
};

const failures = ['error', 'fail', 'failed', 'failure'];

/** The status in the body, if it is an error status. */
const statusIn = ({ code, status_code, statusCode, status }: Record<string, unknown>) =>
  [code, status_code, statusCode, status]
    .map(toNumber)
    .find((one) => one !== undefined && one >= 400 && one < 600);

const isNo = (value: unknown): boolean => toMember([false], value) === false;

/** Whether a body contains nothing but a reason: `{ errors: { title: ["Taken."] } }`. */
const isReason = ({ success, ok, data, error, errors }: Record<string, unknown>): boolean => {
  if (!isEmpty(data) || !isEmpty(success ?? ok)) return false;
  const isCount = typeof errors === 'number';
  return error === true || isFilledText(error) || (!isCount && Object.keys(named({ errors })).length > 0);
};

/**
 * The status of an error that came with a success status: some APIs always respond with 200 and put the result in the
 * body. Undefined for a body that contains a record. `sent` is the request's body: a `status` of false that it has, too,
 * is the record's.
 */
export const refusalWithin = (body: unknown, sent?: unknown): number | undefined => {
  if (!isRecord(body) || 'id' in body || (isRecord(body.data) && 'id' in body.data)) return undefined;
  const { success, ok, status } = body;
  const isExplained = ['message', 'error', 'errors'].some((key) => key in body);
  const failed = typeof status === 'string' && failures.includes(status.toLowerCase());
  const code = statusIn(body);
  const isOutcome = status === false && !(isRecord(sent) && isNo(sent.status));
  return isNo(success) ||
    isNo(ok) ||
    isReason(body) ||
    (failed && 'data' in body) ||
    (isExplained && (failed || isOutcome || code !== undefined))
    ? (code ?? 422)
    : undefined;
};
