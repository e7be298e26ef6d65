import { type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { isChunkError } from '@/lib/chunk';
import type { FieldErrors } from './field-errors';
import { messageOf } from './messages';
import { refusalWithin, refusedFields, refusesValues, unpacked } from './refusal';

export type ApiErrorKind = 'network' | 'offline' | 'timeout' | 'http' | 'malformed' | 'cancelled' | 'session';

interface Details {
  status?: number;
  fieldErrors?: FieldErrors;
  ambiguous?: boolean;
  retryAfterMs?: number;
}

/**
 * The only error that a call to the API rejects with; `message` is a sentence for the user. It does not keep the failed
 * request, which carries the bearer token and would bring it to the console.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** Messages by dotted path (`rooms.0.name`); what belongs to no field is under ''. */
  readonly fieldErrors: FieldErrors;
  /** A write that may have been saved although it failed. */
  readonly ambiguous: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(
      details.ambiguous ? `${message} Your change may have been saved: check before you try again.` : message,
    );
    this.kind = kind;
    this.status = details.status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.ambiguous = details.ambiguous ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The error of kind `session`, with which every call ends that has no session (any more); `message` is for the user. */
export const sessionEnded = (message = 'Your session has ended. Please sign in again.') =>
  new ApiError('session', message);

/** A browser knows for certain only that it is offline, never that it is online. */
export const isOffline = (): boolean => 'navigator' in globalThis && (navigator.onLine as unknown) === false;

/** What is known about the request that failed. */
export interface Attempt {
  /** It changes something on the server. */
  write?: boolean;
  /** The browser was offline when it started: nothing left it. */
  startedOffline?: boolean;
}

/** Turns whatever was thrown into an `ApiError`. */
export const toApiError = (
  error: unknown,
  { write = false, startedOffline = false }: Attempt = {},
): ApiError => {
  if (error instanceof ApiError) return error;
  if (isCancel(error) || (error instanceof DOMException && error.name === 'AbortError')) {
    return new ApiError('cancelled', 'The request was cancelled.');
  }
  if (isChunkError(error))
    return new ApiError('malformed', 'A part of the application could not be loaded. Reload the page.');
  if (!isAxiosError(error))
    return new ApiError('malformed', 'Something in this screen went wrong. Try again.');
  if (error.response) return fromResponse(error.response, write);
  if (isOffline())
    return new ApiError('offline', 'You are offline.', { ambiguous: write && !startedOffline });
  if (error.code === 'ETIMEDOUT') {
    return new ApiError('timeout', 'The server took too long to answer.', { ambiguous: write });
  }
  return new ApiError('network', 'The server could not be reached.', { ambiguous: write });
};

/** Throws what an answer refuses, though its status says that all went well. */
export const requireSuccess = (response: AxiosResponse<unknown>, write: boolean): void => {
  const status = refusalWithin(response.data);
  if (status !== undefined) throw fromResponse({ ...response, status }, write);
};

const fromResponse = ({ status, data, headers }: AxiosResponse<unknown>, write: boolean): ApiError => {
  if (status < 300) return malformed({ status, ambiguous: write });
  // A gateway that gave up or fell over says nothing about what the server behind it did.
  const ambiguous = write && (status === 502 || status === 504);
  const body = unpacked(data);
  const fields = status >= 400 && status < 500 ? refusedFields(status, body) : {};
  const message = messageOf(status, body, fields);
  return new ApiError('http', message, {
    status,
    fieldErrors: unsaid(fields, message),
    ambiguous,
    retryAfterMs: readRetryAfter(headers['retry-after']),
  });
};

/** Without the messages of no field that are the sentence for the whole already. */
const unsaid = ({ '': general = [], ...fields }: FieldErrors, message: string): FieldErrors => {
  const rest = general.join(' ') === message ? [] : general.filter((text) => text !== message);
  return rest.length > 0 ? { '': rest, ...fields } : fields;
};

/** An answer that arrived but cannot be understood. */
export const malformed = (details: Details & { at?: string } = {}) =>
  new ApiError(
    'malformed',
    `The server's answer could not be read${details.at ? ` (${details.at})` : ''}.`,
    details,
  );

/** Whether a run of calls ends with this failure: the rest would fail as well, or be done for whoever signs in next. */
export const endsRun = (error: unknown): boolean =>
  ['session', 'cancelled', 'offline'].includes(toApiError(error).kind);

/** Whether a write that failed may have been done all the same: its answer was lost, or it was cancelled on its way. */
export const mayBeSaved = (error: unknown): boolean => {
  const { ambiguous, kind } = toApiError(error);
  return ambiguous || kind === 'cancelled';
};

/** Whether this failure is no news: the end of a session has a notice of its own, and cancelling was meant. */
export const isNoNews = (error: unknown): boolean =>
  ['session', 'cancelled'].includes(toApiError(error).kind);

/** Whether the server says that there is no such record (any more). */
export const isGone = (error: unknown): boolean => [404, 410].includes(toApiError(error).status ?? 0);

/** Sentences that say only that there are messages, as frameworks and `messageOf` put it. */
const says422 =
  /^(some fields need your attention|(the given )?data (was|is) invalid|(the )?validation (failed|errors?)|unprocessable \w+)[.!:]?$/i;

/**
 * Why something failed, in full, for places that have no fields to show messages beside: the sentence and the messages of
 * the fields that it does not hold; a sentence that says only that there are some gives way to them.
 */
export const reasonOf = (error: unknown): string => {
  const { message, status, fieldErrors } = toApiError(error);
  const details = [...new Set(Object.values(fieldErrors).flat())];
  if (!refusesValues(status) || details.length === 0) return joined(message, details);
  // Laravel counts the messages that follow here: "The title is taken. (and 2 more errors)".
  const sentence = message.replace(/\s*\(and \d+ more errors?\)$/, '');
  return says422.test(sentence) ? details.join(' ') : joined(sentence, details);
};

const joined = (message: string, details: string[]): string =>
  [message, ...details.filter((text) => !message.includes(text))].join(' ');

/** Seconds or a date (RFC 9110, 10.2.3) as milliseconds from now; `Date.parse` alone takes "-1" for a date. */
const readRetryAfter = (value: unknown): number | undefined => {
  if (typeof value !== 'string') return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1_000;
  const ms = /^\s*[a-z]+, .+ GMT\s*$/i.test(value) ? Date.parse(value) - Date.now() : NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};
