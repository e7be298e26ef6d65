import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { json, openTab, outcomes, type Respond, serve } from '@/api/test-support';

vi.mock('@/generated/responses', () => ({ responseShape: () => Promise.resolve(undefined) }));

const stored = { access_token: 'a1', refresh_token: 'r1', userInfo: '{"id":1,"first_name":"Maya"}' };
const fresh = { data: { access_token: 'a2', refresh_token: 'r2' } };

/** An API whose token a1 has expired; requests with a2 are answered by `protectedPart`. */
const expiredApi = async (
  refresh: Respond = (_, response) => json(response, 200, fresh),
  protectedPart: Respond = ({ url }, response) => json(response, 200, { url }),
) => {
  const api = await serve((seen, response) => {
    if (seen.url === '/admin/refresh') return refresh(seen, response);
    if (seen.token === 'a2' || seen.token === 'a3') return protectedPart(seen, response);
    json(response, 401, { message: 'Unauthenticated.' });
  });
  const refreshes = () => api.seen.filter(({ url }) => url === '/admin/refresh');
  return { ...api, refreshes };
};

const keys = ['access_token', 'refresh_token', 'userInfo'];

describe('one refresh for everyone', () => {
  it('refreshes once for ten parallel requests, with exactly its body and no bearer header', async () => {
    const api = await expiredApi();
    const tab = await openTab(api.url, stored);
    const paths = Array.from({ length: 10 }, (_, i) => `/v1/things/${i}`);

    expect(await outcomes(paths.map(tab.get))).toEqual(paths.map((url) => ({ url })));

    expect(api.refreshes()).toHaveLength(1);
    expect(api.refreshes()[0]).toMatchObject({
      method: 'POST',
      body: '{"refreshToken":"r1"}',
      token: undefined,
    });
    expect(keys.map((key) => tab.storage.getItem(key))).toEqual(['a2', 'r2', stored.userInfo]);
    expect(api.seen.filter(({ url }) => url === '/v1/things/3').map(({ token }) => token)).toEqual([
      'a1',
      'a2',
    ]);
  });

  it('gives each request its own outcome after the refresh', async () => {
    const api = await expiredApi(undefined, ({ url }, response) =>
      json(response, Number(url.slice(-3)), { message: 'So it is.' }),
    );
    const tab = await openTab(api.url, stored);
    expect(await outcomes([tab.get('/v1/200'), tab.post('/v1/422', {}), tab.get('/v1/500')])).toEqual([
      { message: 'So it is.' },
      'http 422',
      'http 500',
    ]);
    expect(api.refreshes()).toHaveLength(1);
  });

  it('only retries when the 401 comes late, with a token that is older than the stored one', async () => {
    const late: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') json(response, 200, fresh);
      else if (seen.token === 'a2') json(response, 200, { url: seen.url });
      else if (seen.url === '/v1/slow') late.push(response);
      else json(response, 401, {});
    });
    const tab = await openTab(api.url, stored);
    const slow = tab.get('/v1/slow');
    await vi.waitFor(() => expect(late).toHaveLength(1));
    await tab.get('/v1/quick');
    late.forEach((response) => json(response, 401, {}));
    expect(await slow).toEqual({ url: '/v1/slow' });
    expect(api.seen.filter(({ url }) => url === '/admin/refresh')).toHaveLength(1);
  });

  it('makes requests that start during a refresh wait for it', async () => {
    const waiting: ServerResponse[] = [];
    const api = await expiredApi((_, response) => void waiting.push(response));
    const tab = await openTab(api.url, stored);
    const first = tab.get('/v1/first');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const second = tab.get('/v1/second');
    waiting.forEach((response) => json(response, 200, fresh));
    expect(await outcomes([first, second])).toEqual([{ url: '/v1/first' }, { url: '/v1/second' }]);
    expect(api.seen.filter(({ url }) => url === '/v1/second')).toHaveLength(1);
  });

  it('refreshes again when the next token expires, each time with the newest refresh token', async () => {
    let valid = 'none';
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') {
        const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
        valid = `a-after-${refreshToken}`;
        json(response, 200, { access_token: valid, refresh_token: `${refreshToken}+` });
      } else json(response, seen.token === valid ? 200 : 401, {});
    });
    const tab = await openTab(api.url, stored);
    await tab.get('/v1/one');
    valid = 'expired';
    await tab.get('/v1/two');
    expect(tab.storage.getItem('access_token')).toBe('a-after-r1+');
    expect(tab.storage.getItem('refresh_token')).toBe('r1++');
  });

  it('sends a form again with the same bytes', async () => {
    const api = await expiredApi();
    const tab = await openTab(api.url, stored);
    const form = new FormData();
    form.append('title', 'सगरमाथा 🏔');
    form.append(
      'images[]',
      new File([new Uint8Array([0, 255, 128, 13, 10])], 'a.png', { type: 'image/png' }),
    );
    await tab.post('/v1/upload', form);
    const parts = api.seen
      .filter(({ url }) => url === '/v1/upload')
      .map(({ body, headers }) =>
        body.replaceAll(/boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1] ?? '?', 'BOUNDARY'),
      );
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('\x00\xff\x80\r\n');
    expect(parts[1]).toBe(parts[0]);
  });

  it.each([
    ['top level, camelCase', { accessToken: 'a2', refreshToken: 'r2' }, 'r2'],
    ['one level deeper', { data: { tokens: { access_token: 'a2', refresh_token: 'r2' } } }, 'r2'],
    ['the names of Simple JWT', { access: 'a2', refresh: 'r2' }, 'r2'],
    ['without a new refresh token', { data: { access_token: 'a2' } }, 'r1'],
    ['with a spoiled refresh token', { access_token: 'a2', refresh_token: 'undefined' }, 'r1'],
  ])('understands an answer: %s', async (_, answer, refreshToken) => {
    const api = await expiredApi((__, response) => json(response, 200, answer));
    const tab = await openTab(api.url, stored);
    await tab.get('/v1/x');
    expect(tab.storage.getItem('access_token')).toBe('a2');
    expect(tab.storage.getItem('refresh_token')).toBe(refreshToken);
  });
});

describe('a refresh that fails', () => {
  const failures: [string, Respond][] = [
    ['refused', (_, response) => json(response, 401, { message: 'Revoked.' })],
    ['not found', (_, response) => json(response, 404, {})],
    ['invalid', (_, response) => json(response, 422, { message: 'The refresh token is invalid.' })],
    ['HTML', (_, response) => void response.end('<html>Maintenance</html>')],
    ['truncated JSON', (_, response) => void response.end('{"data":{"access_token":"a2"')],
    ['an empty body', (_, response) => void response.end()],
    ['null tokens', (_, response) => json(response, 200, { access_token: null, refresh_token: null })],
    ['the word null', (_, response) => json(response, 200, { access_token: 'null', refresh_token: 'null' })],
    ['a token with a space', (_, response) => json(response, 200, { access_token: 'a 2' })],
    ['no tokens', (_, response) => json(response, 200, { data: {} })],
  ];

  it.each(failures)('%s: ends the session once, and a later sign-in works', async (_, refresh) => {
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') return refresh(seen, response);
      if (seen.url === '/admin/login') {
        json(response, 200, { data: { access_token: 'a3', user: { id: 1 } } });
        return;
      }
      json(response, seen.token === 'a3' ? 200 : 401, { url: seen.url });
    });
    const tab = await openTab(api.url, stored);
    tab.timings.refresh = 150;
    const ended = vi.fn();
    tab.session.onSessionEnd(ended);

    const results = await outcomes([tab.get('/v1/a'), tab.get('/v1/b'), tab.post('/v1/c', {})]);
    expect(results).toEqual(['session', 'session', 'session']);
    expect(api.seen.filter(({ url }) => url === '/admin/refresh')).toHaveLength(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith({
      reason: 'expired',
      elsewhere: false,
      message: 'Your session has ended. Please sign in again.',
    });
    expect(keys.map((key) => tab.storage.getItem(key))).toEqual([null, null, null]);

    await tab.session.signIn({ email: 'maya@example.com', password: 'x' });
    expect(await tab.get('/v1/again')).toEqual({ url: '/v1/again' });
  });

  const passing: [string, Respond][] = [
    ['5xx', (_, response) => json(response, 503, {})],
    ['too many requests', (_, response) => json(response, 429, {}, { 'Retry-After': '0' })],
    ['hung', () => undefined],
    ['dropped', (_, response) => void response.destroy()],
  ];

  it.each(passing)('%s three times: is asked for again while all calls wait', async (_, fail) => {
    let asked = 0;
    const api = await expiredApi((seen, response) => {
      asked += 1;
      if (asked < 4) return fail(seen, response);
      json(response, 200, fresh);
    });
    const tab = await openTab(api.url, stored);
    Object.assign(tab.timings, { refresh: 150, refreshAgain: [5, 5, 5] });
    const paths = ['/v1/a', '/v1/b'];
    expect(await outcomes(paths.map(tab.get))).toEqual(paths.map((url) => ({ url })));
    expect(api.refreshes()).toHaveLength(4);
    expect(tab.storage.getItem('refresh_token')).toBe('r2');
  });

  it.each(passing)('%s each time: ends the session, in other words', async (_, fail) => {
    const api = await expiredApi(fail);
    const tab = await openTab(api.url, stored);
    Object.assign(tab.timings, { refresh: 150, refreshAgain: [5, 5, 5] });
    const ended = vi.fn();
    tab.session.onSessionEnd(ended);
    expect(await outcomes([tab.get('/v1/a'), tab.post('/v1/c', {})])).toEqual(['session', 'session']);
    expect(api.refreshes()).toHaveLength(4);
    expect(ended).toHaveBeenCalledExactlyOnceWith({
      reason: 'expired',
      elsewhere: false,
      message: 'The server could not renew your sign-in. Please sign in again.',
    });
  });

  it('is not asked for again once somebody signed out', async () => {
    const api = await expiredApi((_, response) => json(response, 503, {}));
    const tab = await openTab(api.url, stored);
    tab.timings.refreshAgain = [60_000];
    const [result] = [tab.get('/v1/a')];
    await vi.waitFor(() => expect(api.refreshes()).toHaveLength(1));
    tab.session.signOut();
    expect(await outcomes([result])).toEqual(['session']);
    expect(api.refreshes()).toHaveLength(1);
  });

  it('says that the refresh token is not set yet when none is stored', async () => {
    const api = await expiredApi();
    const tab = await openTab(api.url, { access_token: 'a1', refresh_token: 'undefined' });
    await expect(tab.get('/v1/x')).rejects.toThrow('refresh token is not set yet');
    expect(api.refreshes()).toHaveLength(0);
    expect(tab.session.isSignedIn()).toBe(false);
  });

  it('renews nothing for a call that carries no token, and takes no later one', async () => {
    const api = await expiredApi();
    const tab = await openTab(api.url, { refresh_token: 'r1' });
    expect(await outcomes([tab.get('/v1/a'), tab.post('/v1/b', {})])).toEqual(['session', 'session']);
    expect(api.seen.map(({ url, token }) => [url, token]).toSorted()).toEqual([
      ['/v1/a', undefined],
      ['/v1/b', undefined],
    ]);
  });

  it('ends the session when the retried request is refused too, without another refresh', async () => {
    const api = await expiredApi(undefined, (_, response) => json(response, 401, {}));
    const tab = await openTab(api.url, stored);
    const ended = vi.fn();
    tab.session.onSessionEnd(ended);
    expect(await outcomes([tab.get('/v1/a'), tab.get('/v1/b')])).toEqual(['session', 'session']);
    expect(api.refreshes()).toHaveLength(1);
    expect(api.seen).toHaveLength(5);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('keeps the session when the browser went offline: nothing was refused', async () => {
    const api = await expiredApi((_, response) => {
      vi.stubGlobal('navigator', { onLine: false });
      response.destroy();
    });
    const tab = await openTab(api.url, stored);
    expect(await outcomes([tab.get('/v1/a')])).toEqual(['offline']);
    expect(tab.storage.getItem('refresh_token')).toBe('r1');
  });

  it('never refreshes for a refused sign-in, and shows what the server says', async () => {
    const api = await serve((_, response) => json(response, 401, { message: 'Wrong e-mail or password.' }));
    const tab = await openTab(api.url);
    await expect(tab.session.signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      message: 'Wrong e-mail or password.',
    });
    expect(api.seen).toHaveLength(1);
  });
});

describe('signing out during a refresh', () => {
  it('stores nothing, and the next session does not wait for the old refresh', async () => {
    const waiting: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') waiting.push(response);
      else if (seen.url === '/admin/login')
        json(response, 200, { access_token: 'a3', refresh_token: 'r3', user: { id: 2 } });
      else json(response, seen.token === 'a3' ? 200 : 401, {});
    });
    const tab = await openTab(api.url, stored);
    const interrupted = tab.get('/v1/x');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    tab.session.signOut();
    expect(await outcomes([interrupted])).toEqual(['session']);
    expect(keys.map((key) => tab.storage.getItem(key))).toEqual([null, null, null]);

    await tab.session.signIn({ email: 'b@example.com', password: 'x' });
    waiting.forEach((response) => json(response, 200, fresh));
    expect(await tab.get('/v1/y')).toEqual({});
    expect(tab.storage.getItem('access_token')).toBe('a3');
    expect(tab.storage.getItem('refresh_token')).toBe('r3');
  });
});

describe('a token that is refused', () => {
  const login = {
    data: { access_token: 'a1', refresh_token: 'r1', user: { id: 1, email: 'maya@example.com' } },
  };
  const pairs: Partial<Record<string, object>> = { '/admin/login': login, '/admin/refresh': fresh };

  /** An API that gives tokens, and takes those in `takes`. */
  const giving = (takes: readonly string[], refreshes = true) =>
    serve(({ url, token = '' }, response) => {
      const given = pairs[url];
      if (url === '/admin/refresh' && !refreshes) json(response, 401, {});
      else if (given) json(response, 200, given);
      else json(response, takes.includes(token) ? 200 : 401, {});
    });

  const messageAfter = async (api: { url: string }, before: string[] = []) => {
    const tab = await openTab(api.url);
    await tab.session.signIn({ email: 'maya@example.com', password: 'secret' });
    for (const path of before) await tab.get(path);
    const error: unknown = await tab.get('/v1/things').catch((thrown: unknown) => thrown);
    return String(error);
  };

  it('was just given: that says so, and not that the session has ended', async () => {
    expect(await messageAfter(await giving([]))).toContain('did not take the token that it had just given');
    expect(await messageAfter(await giving([], false))).toContain('did not take the token');
  });

  it('was taken before: the session has ended', async () => {
    const api = await serve(({ url }, response) => {
      if (url === '/admin/login') json(response, 200, login);
      else json(response, url === '/v1/first' ? 200 : 401, {});
    });
    expect(await messageAfter(api, ['/v1/first'])).toContain('Your session has ended');
  });
});
