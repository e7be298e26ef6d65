import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, malformed } from '@/api/errors/api-error';
import type { Fault } from '@/lib/loading/faults';
import { reportOf } from './fault-report';

const origin = 'https://admin.test';
const place = { route: '/packages/$packageId/edit', version: '0.1.0' };

beforeEach(() => vi.stubGlobal('location', { origin }));
afterEach(() => vi.unstubAllGlobals());

const report = (fault: Fault) => reportOf(fault, place);
const thrown = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack });

it('contains the class of an error and our own lines, but no text of it', () => {
  const stack = `TypeError: Pema’s phone is 9841000000
    at price (${origin}/assets/base-a1.js:1:20)
    at https://elsewhere.test/assets/spy.js:1:1
    at ${origin}/packages?title=Pema:3:4
b@${origin}/start.js:7:1`;
  expect(report({ kind: 'crash', error: thrown('Pema’s phone is 9841000000', stack) })).toEqual({
    kind: 'crash',
    error: 'TypeError',
    stack: ['/assets/base-a1.js:1:20', '/start.js:7:1'],
    ...place,
  });
});

it('holds the number of an error of React, and no name that is none', () => {
  expect(
    report({ kind: 'crash', error: thrown('Minified React error #310; visit …', '', 'Error') }),
  ).toMatchObject({
    error: 'Error (React 310)',
  });
  expect(report({ kind: 'crash', error: thrown('', '', 'Pema Sherpa') })).toMatchObject({ error: 'Error' });
  expect(report({ kind: 'crash', error: 'Pema' })).toMatchObject({ error: 'unknown' });
});

it('names the directive that forbade something to our page, and nothing of what it was', () => {
  const forbidden = (sourceFile: string) =>
    report({
      kind: 'policy',
      error: {
        effectiveDirective: 'img-src',
        blockedURI: 'http://pema.test',
        sourceFile,
        lineNumber: 1,
        columnNumber: 2,
      },
    });
  const said = { kind: 'policy', error: 'img-src', ...place };
  expect(forbidden(`${origin}/assets/base-a1.js`)).toEqual({ ...said, stack: ['/assets/base-a1.js:1:2'] });
  expect(forbidden(`${origin}/users?email=pema`)).toEqual(said);
  expect(forbidden('')).toEqual(said);
  expect(forbidden('chrome-extension')).toBeUndefined();
});

it('names the file that did not come', () => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${origin}/assets/a-1.js?x=Pema`);
  expect(report({ kind: 'chunk', error })).toEqual({
    kind: 'chunk',
    error: 'TypeError',
    file: '/assets/a-1.js',
    ...place,
  });
});

const write = (status: number, url = '/v1/admin/packages/12/faqs/Pema-1?name=Pema') =>
  report({
    kind: 'write',
    error: new ApiError('http', 'Pema is taken.', { status }),
    call: { method: 'PATCH', url },
  });

it('names the call of a write that was refused, without ids and without the server’s words', () => {
  expect(write(413)).toEqual({
    kind: 'write',
    call: 'PATCH /v1/admin/packages/:id/faqs/:id',
    error: 'http',
    status: 413,
    ...place,
  });
});

it.each([
  [401, false],
  [403, false],
  [409, false],
  [410, false],
  [422, false],
  [400, true],
  [404, true],
  [405, true],
  [500, true],
])('of a write that ends with %d says something about the software: %s', (status, isNews) => {
  expect(write(status) !== undefined).toBe(isNews);
});

it('says of a read that replaced a screen what could not be read, and not that a record is gone', () => {
  expect(report({ kind: 'crash', error: malformed({ status: 200, at: 'data.name' }) })).toEqual({
    kind: 'read',
    error: 'malformed',
    status: 200,
    ...place,
  });
  expect(report({ kind: 'crash', error: new ApiError('http', '', { status: 404 }) })).toBeUndefined();
  expect(report({ kind: 'crash', error: new ApiError('network', '') })).toBeUndefined();
});

it('leaves out what extensions of the browser throw, and what happens offline', () => {
  const error = thrown('', 'at chrome-extension://abc/content.js:1:1');
  expect(report({ kind: 'uncaught', error })).toBeUndefined();
  expect(report({ kind: 'uncaught', error: thrown('', `at ${origin}/assets/a.js:1:1`) })).toBeDefined();
  vi.stubGlobal('navigator', { onLine: false });
  expect(report({ kind: 'crash', error })).toBeUndefined();
});

it.each(['json', 'multipart'] as const)(
  'names the call of a change that the server did not read as %s',
  (kind) => {
    const call = { method: 'PATCH', url: '/v1/admin/hotels/12' };
    expect(report({ kind, error: undefined, call })).toEqual({
      kind,
      error: 'unreadable',
      call: 'PATCH /v1/admin/hotels/:id',
      ...place,
    });
  },
);
