import { describe, expect, it, vi } from 'vitest';
import { ApiError, reasonOf, refusalOf, sentenceOf, toApiError } from './api-error';
import { retryDelay, retryRead } from './retry';

const refusal = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  refusalOf({ status, data, headers, unreadable: false }, false);

describe('the message', () => {
  it.each([
    [422, { message: 'The given data was invalid.', errors: {} }, 'The given data was invalid.'],
    [422, { errors: { title: ['Taken.'] } }, 'Some fields need your attention.'],
    [422, '<html>', 'Some fields need your attention.'],
    [409, { error: { message: 'Still used by 4 packages.' } }, 'Still used by 4 packages.'],
    [409, { errors: { name: ['Taken.'] } }, 'Taken.'],
    [412, null, 'This was changed or is in use elsewhere. Reload and try again.'],
    [404, { message: '' }, 'This was not found. It may have been deleted.'],
    [403, null, 'You are not allowed to do this.'],
    [418, { message: { odd: true } }, 'The server refused the request (418).'],
    [500, { message: 'SQLSTATE[42S02]' }, 'The server had a problem (500).'],
  ])('of a %i with %j is readable', (status, data, message) => {
    expect(refusal(status, data).message).toBe(message);
  });

  it('is readable for anything that is thrown', () => {
    for (const thrown of [undefined, null, 'text', new TypeError('x is not a function'), {}]) {
      expect(toApiError(thrown)).toMatchObject({
        kind: 'malformed',
        message: 'Something in this screen went wrong. Try again.',
      });
    }
    expect(toApiError(new DOMException('', 'AbortError')).kind).toBe('cancelled');
    const known = new ApiError('timeout', 'Late.');
    expect(toApiError(known)).toBe(known);
  });

  it('finds the errors also when they are under data', () => {
    expect(refusal(422, { data: { errors: { name: 'Taken.' } } }).fieldErrors).toEqual({ name: ['Taken.'] });
  });
});

describe('the reason', () => {
  const errors = { slug: ['Slug missing.'], title: ['Taken.', 'Short.'] };
  it.each([
    [422, { message: 'The given data was invalid.', errors }, 'Slug missing. Taken. Short.'],
    [422, { message: 'Validation failed', errors }, 'Slug missing. Taken. Short.'],
    [422, { errors }, 'Slug missing. Taken. Short.'],
    [422, errors, 'Slug missing. Taken. Short.'],
    [422, { message: 'Slug missing. (and 2 more errors)', errors }, 'Slug missing. Taken. Short.'],
    [422, { message: 'Not on Sundays.', errors }, 'Not on Sundays. Slug missing. Taken. Short.'],
    [422, { message: 'Validation failed: closed.', errors: ['A.'] }, 'Validation failed: closed. A.'],
    [422, { message: 'The given data was invalid.' }, 'The given data was invalid.'],
    [422, ['Closed.'], 'Closed.'],
    [409, { message: 'In use.', errors: { id: ['Used by 4.', 'In use.'] } }, 'In use. Used by 4.'],
    [409, { errors: { name: ['Taken.'] } }, 'Taken.'],
    [500, { message: 'SQLSTATE', errors }, 'The server had a problem (500).'],
    [
      422,
      { errors: { slug: ['The slug has already been taken.'] } },
      'The slug has already been taken. If no record in the list has it, a deleted one may, or one that differs only in accents, signs or digits.',
    ],
    [
      409,
      { message: 'The name already exists.' },
      'The name already exists. If no record in the list has it, a deleted one may, or one that differs only in accents, signs or digits.',
    ],
    [422, { errors: { password: ['This password was already used.'] } }, 'This password was already used.'],
  ])('of a %i with %j holds every message once', (status, data, reason) => {
    expect(reasonOf(refusal(status, data))).toBe(reason);
  });

  it.each([
    [{ message: 'The given data was invalid.', errors }, undefined],
    [{ message: 'Slug missing. (and 2 more errors)', errors }, undefined],
    [{ message: 'Not on Sundays.', errors }, 'Not on Sundays.'],
    [{ message: 'The given data was invalid.' }, 'The given data was invalid.'],
  ])('of %j beside its fields has the sentence %j', (data, sentence) => {
    expect(sentenceOf(refusal(422, data))).toBe(sentence);
  });

  it('is a sentence for anything that is thrown', () => {
    expect(reasonOf(new TypeError('x is not a function'))).toBe(
      'Something in this screen went wrong. Try again.',
    );
  });
});

describe('reads', () => {
  it('are retried at most twice, and only after a temporary failure', () => {
    const network = new ApiError('network', '');
    expect([0, 1, 2].map((count) => retryRead(count, network))).toEqual([true, true, false]);
    expect([429, 500, 503].map((status) => retryRead(0, refusal(status, {})))).toEqual([true, true, true]);
    expect([401, 403, 404, 409, 422].some((status) => retryRead(0, refusal(status, {})))).toBe(false);
    const others = ['offline', 'timeout', 'malformed', 'cancelled', 'session'] as const;
    expect(others.some((kind) => retryRead(0, new ApiError(kind, '')))).toBe(false);
    expect(retryRead(0, new Error('not ours'))).toBe(false);
  });

  it('wait as long as the server asks, up to 30 seconds', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
    const after = (value: string) => refusal(429, {}, { 'retry-after': value });
    expect(retryDelay(0, after('12'))).toBe(12_000);
    expect(retryDelay(0, after('Fri, 20 Nov 2026 10:00:05 GMT'))).toBe(5_000);
    for (const early of ['Fri, 20 Nov 2026 09:00:00 GMT', '0', '-1', '-1.5', '2026-11-20', 'soon', '']) {
      expect([0, 1].map((count) => retryDelay(count, after(early)))).toEqual([1_000, 2_000]);
    }
    expect([retryRead(0, after('30')), retryRead(0, after('31'))]).toEqual([true, false]);
    // This computer is an hour slow: the server's own clock counts, and without it no hour is waited.
    const date = 'Fri, 20 Nov 2026 11:00:00 GMT';
    const soon = 'Fri, 20 Nov 2026 11:00:05 GMT';
    expect(retryDelay(0, refusal(429, {}, { 'retry-after': soon, date }))).toBe(5_000);
    expect(retryDelay(0, after(soon))).toBe(1_000);
    vi.useRealTimers();
  });
});
