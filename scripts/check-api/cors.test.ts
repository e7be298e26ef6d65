import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { startServer } from '@/mocks/node-server';
import { createClient } from './client';
import { checkCors } from './cors';
import { answerFindings, preflightFindings } from './cors-findings';

const origin = 'https://admin.example.com';
const call = { method: 'PATCH', path: '/v1/admin/features/1', headers: ['authorization', 'content-type'] };

const asAsked = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'authorization,Content-Type',
  'Access-Control-Max-Age': '600',
  Vary: 'Accept-Encoding, Origin',
};

const without = (name: keyof typeof asAsked) => {
  const { [name]: _left, ...others } = asAsked;
  return others;
};

const preflight = (headers: Record<string, string>, status = 204, asked = call) =>
  preflightFindings(asked, origin, status, new Headers(headers)).map(({ header, hides }) => [header, hides]);

describe('a preflight', () => {
  it('is granted what a call needs', () => {
    expect(preflight(asAsked)).toEqual([]);
    expect(
      preflight({ ...asAsked, 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': '*' }),
    ).toEqual([]);
  });

  it.each([
    ['that asks for a token', asAsked, 401, 'the status of OPTIONS'],
    ['that is redirected', asAsked, 301, 'the status of OPTIONS'],
    ['without an origin', without('Access-Control-Allow-Origin'), 204, 'Access-Control-Allow-Origin'],
    [
      'with the origin twice, by the proxy and the application behind it',
      { ...asAsked, 'Access-Control-Allow-Origin': `${origin}, ${origin}` },
      204,
      'Access-Control-Allow-Origin',
    ],
    [
      'with a method in small letters',
      { ...asAsked, 'Access-Control-Allow-Methods': 'get, patch' },
      204,
      'Access-Control-Allow-Methods',
    ],
    [
      'with a wildcard, which does not mean the token',
      { ...asAsked, 'Access-Control-Allow-Headers': '*' },
      204,
      'Access-Control-Allow-Headers',
    ],
  ])('%s stops the call', (_name, headers, status, header) => {
    expect(preflight(headers, status)).toEqual([[header, true]]);
  });

  it('of a sign-in needs no leave for POST and for a token', () => {
    const login = { method: 'POST', path: '/admin/login', headers: ['content-type'] };
    const { 'Access-Control-Allow-Methods': _methods, ...headers } = asAsked;
    expect(preflight({ ...headers, 'Access-Control-Allow-Headers': '*' }, 200, login)).toEqual([]);
  });

  it('that is asked for each time, or shared by caches, is noted and stops nothing', () => {
    expect(preflight(without('Access-Control-Max-Age'))).toEqual([['Access-Control-Max-Age', false]]);
    expect(preflight(without('Vary'))).toEqual([['Vary', false]]);
  });
});

it('an answer must say whose pages may read it, and should let them read when to try again', () => {
  const found = (headers: Record<string, string>) =>
    answerFindings(origin, new Headers(headers)).map(({ header, hides }) => [header, hides]);
  const expose = { 'Access-Control-Expose-Headers': 'X-Request-Id, retry-after' };
  expect(found({ ...asAsked, ...expose })).toEqual([]);
  expect(found(expose)).toEqual([['Access-Control-Allow-Origin', true]]);
  expect(found(asAsked)).toEqual([['Access-Control-Expose-Headers', false]]);
  expect(found({ ...asAsked, ...expose, 'Access-Control-Allow-Credentials': 'true' })).toEqual([
    ['Access-Control-Allow-Credentials', false],
  ]);
});

it('holds an API to one origin, and to none of its data', async () => {
  const server = await startServer({ origin });
  onTestFinished(() => server.close());
  const client = createClient(server.url);
  await client.signIn(DEMO_CREDENTIALS);
  const contract = {
    paths: { '/v1/admin/features/{featureId}': { get: {}, patch: {}, delete: {} } },
    components: { schemas: {} },
  };
  expect(await checkCors(client, contract, origin)).toEqual({ origin, calls: 4, findings: [] });
  const { findings } = await checkCors(client, contract, 'https://elsewhere.example.com');
  const stopping = findings.filter(({ hides }) => hides).map(({ header, calls }) => [header, calls.length]);
  expect(stopping).toEqual([
    ['Access-Control-Allow-Origin', 4],
    ['Access-Control-Allow-Headers', 4],
    ['Access-Control-Allow-Methods', 2],
    // Of the responses: a success, one without a token, and a 404.
    ['Access-Control-Allow-Origin', 3],
  ]);
  const log = (await (await fetch(`${server.url}/__mock/log`)).json()) as string[];
  expect(log.filter((line) => !line.startsWith('GET '))).toEqual(['POST /admin/login 200']);
});
