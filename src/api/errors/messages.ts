import { isRecord } from '@/lib/values/is-record';
import { refusesValues, unpacked } from './error-response';
import type { FieldErrors } from './field-errors';

const conflict = $localize`This was changed or is in use elsewhere. Reload and try again.`;

const byStatus: Record<number, string> = {
  // Any other 401 refreshes the session or ends it.
  401: $localize`The email or the password is wrong.`,
  403: $localize`You are not allowed to do this.`,
  404: $localize`This was not found. It may have been deleted.`,
  409: conflict,
  412: conflict,
  413: $localize`This is too large for the server.`,
  422: $localize`Some fields need your attention.`,
  429: $localize`The server is busy. Wait a moment and try again.`,
};

const longest = 300;

/** A server's text, truncated, if it is readable by users; markup and data are not. */
const sentence = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || text.startsWith('<') || typeof unpacked(text) !== 'string') return undefined;
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
};

const serverText = (data: unknown): string | undefined => {
  if (!isRecord(data)) return undefined;
  const { message, error, errors, detail } = data;
  return sentence(message) ?? sentence(error) ?? serverText(error) ?? sentence(errors) ?? sentence(detail);
};

/**
 * The message for an error response. That of a broken server (5xx) is meant for its developers, not for users.
 * `ofList`: a list was asked for, not a record.
 */
export const messageOf = (
  status: number,
  data: unknown,
  fieldErrors: FieldErrors,
  ofList = false,
): string => {
  if (status >= 500) return $localize`The server had a problem (${status}:status:).`;
  const fromServer = status >= 400 ? serverText(data) : undefined;
  const first = refusesValues(status)
    ? (sentence(data) ?? fieldErrors['']?.join(' '))
    : Object.values(fieldErrors)[0]?.[0];
  if (status === 404 && ofList && fromServer === undefined)
    return $localize`The server does not have this list (404).`;
  const known = byStatus[refusesValues(status) && Object.keys(fieldErrors).length > 0 ? 422 : status];
  return fromServer ?? first ?? known ?? $localize`The server refused the request (${status}:status:).`;
};

const taken = /already (been )?(taken|used|in use|registered|exists?)|must be unique|duplicate/i;
const otherwise = /password|date|file|image/i;

/** Whether a message says that another record has the value. */
export const isTaken = (message: string): boolean => taken.test(message) && !otherwise.test(message);

/**
 * A message that another record has a value, with what the lists do not show: many servers only hide a deleted record,
 * and still count its slug or name (Laravel's soft deletes); MariaDB's utf8mb4_unicode_ci takes रग for रंग.
 */
export const withHolder = (message: string): string =>
  isTaken(message)
    ? $localize`${message}:message: If no record in the list has it, a deleted one may, or one that differs only in accents, signs or digits.`
    : message;
