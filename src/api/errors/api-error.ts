import { isChunkError } from '@/lib/loading/chunk';
import { type Answer, NoAnswerError } from './answer';
import { refusalWithin, refusedFields, refusesValues, unpacked } from './error-response';
import type { FieldErrors } from './field-errors';
import { messageOf, withHolder } from './messages';

type ApiErrorKind = 'network' | 'offline' | 'timeout' | 'http' | 'malformed' | 'cancelled' | 'session';

interface Details {
  status?: number;
  fieldErrors?: FieldErrors;
  ambiguous?: boolean;
  /** What to do after an ambiguous failure, instead of the usual sentence. */
  caution?: string;
  reached?: boolean;
  retryAfterMs?: number;
}

const mayBe = $localize`Your change may have been saved: check before you try again.`;

/**
 * The only error with which API calls reject; `message` is a sentence for the user. It does not hold the failed
 * request, whose bearer token would appear in the console.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The message without what an ambiguous failure adds. */
  readonly sentence: string;
  readonly status: number | undefined;
  /** Messages by dotted path (`rooms.0.name`); general ones are under ''. */
  readonly fieldErrors: FieldErrors;
  /** The write failed, but may have been saved. */
  readonly ambiguous: boolean;
  /** No answer arrived, but the server can be reached. */
  readonly reached: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(details.ambiguous ? `${message} ${details.caution ?? mayBe}` : message);
    this.kind = kind;
    this.sentence = message;
    this.status = details.status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.ambiguous = details.ambiguous ?? false;
    this.reached = details.reached ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** An ambiguous failure after which the record was read again, and is as before. */
export const nothingSaved = (error: ApiError): ApiError =>
  new ApiError(error.kind, $localize`${error.sentence}:sentence: Nothing was saved.`, {
    status: error.status,
    reached: error.reached,
  });

/** The error of kind `session` for calls without a valid session; `message` is for the user. */
export const sessionEnded = (message = $localize`Your session has ended. Please sign in again.`) =>
  new ApiError('session', message);

/** Browsers only know reliably that they are offline, not that they are online. */
export const isOffline = (): boolean => 'navigator' in globalThis && (navigator.onLine as unknown) === false;

/** The context of a failed request. */
export interface FailedRequest {
  write?: boolean;
  /** The browser was offline when it started: nothing was sent. */
  startedOffline?: boolean;
}

/** Converts anything thrown to an `ApiError`. */
export const toApiError = (
  error: unknown,
  { write = false, startedOffline = false }: FailedRequest = {},
): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') {
    return new ApiError('cancelled', $localize`The request was cancelled.`);
  }
  if (isChunkError(error)) {
    // Nothing was sent.
    if (isOffline()) return new ApiError('offline', $localize`You are offline.`);
    return new ApiError(
      'malformed',
      $localize`A part of the application could not be loaded. Reload the page.`,
    );
  }
  if (!(error instanceof NoAnswerError))
    return new ApiError('malformed', $localize`Something in this screen went wrong. Try again.`);
  if (isOffline())
    return new ApiError('offline', $localize`You are offline.`, { ambiguous: write && !startedOffline });
  if (error.isLate)
    return new ApiError('timeout', $localize`The server took too long to answer.`, { ambiguous: write });
  return new ApiError('network', $localize`The server could not be reached.`, { ambiguous: write });
};

/** Throws if an answer with a success status reports a failure in its body; `sent` is the request's. */
export const requireSuccess = (answer: Answer, sent: unknown, write: boolean): void => {
  const status = refusalWithin(answer.data, sent);
  if (status !== undefined) throw refusalOf({ ...answer, status }, write);
};

/** The error of an answer with an error status, or without JSON; `ofList` if a list was asked for. */
export const refusalOf = ({ status, data, headers }: Answer, write: boolean, ofList = false): ApiError => {
  if (status < 300) return malformed({ status, ambiguous: write });
  // A gateway's error, such as Cloudflare's from 520 on, says nothing about whether the server executed the write.
  const ambiguous = write && (status === 502 || status === 504 || status >= 520);
  const body = unpacked(data);
  const fields = status >= 400 && status < 500 ? refusedFields(status, body) : {};
  const message = messageOf(status, body, fields, ofList);
  return new ApiError('http', message, {
    status,
    fieldErrors: omitted(fields, message),
    ambiguous,
    retryAfterMs: readRetryAfter(headers['retry-after'], headers.date),
  });
};

/** Drops general messages that repeat the main sentence. */
const omitted = ({ '': general = [], ...fields }: FieldErrors, message: string): FieldErrors => {
  const rest = general.join(' ') === message ? [] : general.filter((text) => text !== message);
  return rest.length > 0 ? { '': rest, ...fields } : fields;
};

/** A response that arrived but cannot be parsed. */
export const malformed = (details: Details & { at?: string } = {}) =>
  new ApiError(
    'malformed',
    details.at
      ? $localize`The server's answer could not be read (${details.at}:at:).`
      : $localize`The server's answer could not be read.`,
    details,
  );

/** A file that cannot be sent any more; nothing was saved. */
export const fileChanged = (name: string) =>
  new ApiError(
    'http',
    $localize`The file “${name}:name:” was changed or deleted after it was chosen. Choose it again.`,
  );

/** Whether a run of calls ends with this error: the rest would fail too, or run in the next user's session. */
export const endsRun = (error: unknown): boolean => {
  const { kind, status } = toApiError(error);
  return status === 429 || status === 503 || ['session', 'cancelled', 'offline'].includes(kind);
};

/** Whether a failed write may have been saved: its response was lost, or it was aborted in flight. */
export const mayBeSaved = (error: unknown): boolean => {
  const { ambiguous, kind } = toApiError(error);
  return ambiguous || kind === 'cancelled';
};

/** Whether the server was busy, or not reached: nothing is known of the call itself. */
export const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.status === 429 ||
    (error.status ?? 0) >= 500);

/** Whether an error needs no message: the end of a session has its own notice, and cancelling was deliberate. */
export const isSilent = (error: unknown): boolean =>
  ['session', 'cancelled'].includes(toApiError(error).kind);

/** Whether the server says that the record does not exist (any more). */
export const isGone = (error: unknown): boolean => [404, 410].includes(toApiError(error).status ?? 0);

/** Sentences that only announce messages, as frameworks and `messageOf` write them. */
const says422 =
  /^(some fields need your attention|(the given )?data (was|is) invalid|(the )?validation (failed|errors?)|unprocessable \w+)[.!:]?$/i;

/** Laravel counts further messages: "The title is taken. (and 2 more errors)". */
const withoutCount = (message: string) => message.replace(/\s*\(and \d+ more errors?\)$/, '');

/** The main sentence of an error, to be shown with its field messages; undefined if it says nothing that they do not. */
export const sentenceOf = (error: unknown): string | undefined => {
  const { message, status, fieldErrors } = toApiError(error);
  const details = Object.values(fieldErrors).flat();
  const sentence = withoutCount(message);
  const isSaid = details.length > 0 && (says422.test(sentence) || details.includes(sentence));
  return refusesValues(status) && isSaid ? undefined : message;
};

/**
 * The full reason of an error, for places without fields to show messages at: the main sentence, unless it only
 * announces messages, and the field messages that it does not contain.
 */
export const reasonOf = (error: unknown): string => {
  const { message, status, fieldErrors } = toApiError(error);
  const details = [...new Set(Object.values(fieldErrors).flat())];
  if (!refusesValues(status) || details.length === 0) return withHolder(joined(message, details));
  const sentence = withoutCount(message);
  return withHolder(says422.test(sentence) ? details.join(' ') : joined(sentence, details));
};

const joined = (message: string, details: string[]): string =>
  [message, ...details.filter((text) => !message.includes(text))].join(' ');

const httpDate = (value: unknown): number =>
  typeof value === 'string' && /^\s*[a-z]+, .+ GMT\s*$/i.test(value) ? Date.parse(value) : NaN;

/**
 * Parses Retry-After (RFC 9110, 10.2.3), seconds or a date, to milliseconds; `Date.parse` alone accepts "-1". A date is
 * compared with the server's own clock, its `Date` header. Where that is hidden, as from other origins, one that lies
 * minutes away tells of this computer's clock, and is not believed.
 */
export const readRetryAfter = (value: unknown, sent?: unknown): number | undefined => {
  if (typeof value === 'string' && /^\s*\d+\s*$/.test(value)) return Number(value) * 1_000;
  const until = httpDate(value);
  const now = httpDate(sent);
  const ms = until - (Number.isNaN(now) ? Date.now() : now);
  if (Number.isNaN(ms) || (Number.isNaN(now) && ms > 5 * 60_000)) return undefined;
  return Math.max(0, ms);
};
