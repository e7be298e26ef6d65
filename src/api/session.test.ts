import { describe, expect, it, vi } from 'vitest';
import { json, openTab, serve } from './test-support';

vi.mock('@/generated/responses', () => ({ responseShape: () => Promise.resolve(undefined) }));

const credentials = { email: 'maya@example.com', password: 'secret' };
const maya = { id: 1, first_name: 'Maya', last_name: 'Gurung', email: 'maya@example.com' };
const stored = { access_token: 'a1', refresh_token: 'r1', userInfo: JSON.stringify(maya) };

const loginApi = (answer: unknown) =>
  serve(({ url }, response) =>
    url === '/admin/login' ? json(response, 200, answer) : json(response, 200, { data: maya }),
  );

const refusing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('signing in', () => {
  it.each([
    ['under data', { data: { access_token: 'a', refresh_token: 'r', user: { ...maya, roles: [1] } } }],
    ['at the top, in camelCase', { accessToken: 'a', refreshToken: 'r', user: maya }],
    ['under tokens', { data: { tokens: { access_token: 'a', refresh_token: 'r' }, user: maya } }],
    ['as a mere token', { data: { token: 'a', refresh_token: 'r', user: maya } }],
    ['beside a token of another kind', { token: 'csrf', access_token: 'a', refresh_token: 'r', user: maya }],
  ])('stores tokens and user that come %s', async (_, answer) => {
    const api = await loginApi(answer);
    const { session, storage } = await openTab(api.url);
    await session.signIn(credentials);
    expect(api.seen[0]).toMatchObject({
      method: 'POST',
      body: JSON.stringify(credentials),
      token: undefined,
    });
    expect(storage.getItem('access_token')).toBe('a');
    expect(storage.getItem('refresh_token')).toBe('r');
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual(maya);
    expect(session.isSignedIn()).toBe(true);
  });

  it('asks who it is when the answer does not say', async () => {
    const api = await loginApi({ data: { access_token: 'a', refresh_token: 'r' } });
    const { session, storage } = await openTab(api.url);
    await session.signIn(credentials);
    await session.loadUser();
    expect(JSON.parse(storage.getItem('userInfo') ?? '{}')).toEqual(maya);
    expect(api.seen[1]).toMatchObject({ method: 'GET', url: '/v1/admin/user', token: 'a' });
  });

  it('asks nothing about nobody', async () => {
    const api = await loginApi({ access_token: 'a', refresh_token: 'r', user: maya });
    const { session } = await openTab(api.url, stored);
    session.signOut();
    expect(await session.loadUser()).toBeUndefined();
    expect(api.seen).toEqual([]);
  });

  it('does not keep the refresh token of an earlier session', async () => {
    const api = await loginApi({ access_token: 'a', user: maya });
    const { session, storage } = await openTab(api.url, stored);
    await session.signIn(credentials);
    expect(storage.getItem('refresh_token')).toBeNull();
  });

  it.each([
    {},
    { data: { access_token: null } },
    { access_token: '' },
    [],
    { access_token: 'null', refresh_token: 'r' },
    { accessToken: 'undefined', refreshToken: 'r' },
    { data: { access_token: 'two words', refresh_token: 'r' } },
    { access_token: 'line\n', refresh_token: 'r' },
    { access_token: 42, refresh_token: 'r' },
  ])('stores nothing when the answer is %j', async (answer) => {
    const api = await loginApi(answer);
    const { session, storage } = await openTab(api.url);
    await expect(session.signIn(credentials)).rejects.toMatchObject({
      kind: 'malformed',
      ambiguous: false,
    });
    expect(storage.getItem('access_token')).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  it('removes the three keys without any network, and calls its listeners once', async () => {
    const { session, storage } = await openTab('http://127.0.0.1:9', stored);
    storage.setItem('other', 'stays');
    const ended = vi.fn();
    session.onSessionEnd(ended);
    session.signOut();
    session.signOut();
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason: 'signed-out', elsewhere: false });
    const left = ['access_token', 'refresh_token', 'userInfo', 'session_end', 'other'].map((k) =>
      storage.getItem(k),
    );
    expect(left).toEqual([null, null, null, null, 'stays']);
  });
});

describe('storage that cannot be trusted', () => {
  it.each(['undefined', 'null', '', 'two words', 'नमस्ते', 'a\nb'])(
    'takes the token %j for none',
    async (token) => {
      const { session } = await openTab('http://127.0.0.1:9', { ...stored, access_token: token });
      expect(session.isSignedIn()).toBe(false);
    },
  );

  it.each(['{"id":', 'null', '[]', '"maya"', '{"id":{}}'])(
    'takes the user %j for nobody',
    async (userInfo) => {
      const { session } = await openTab('http://127.0.0.1:9', { ...stored, userInfo });
      const { readUser } = await import('@/api/session/tokens');
      expect(readUser()).toBeUndefined();
      expect(session.isSignedIn()).toBe(true);
    },
  );

  it('keeps the session in memory when storage is full or denied, and has a message', async () => {
    const api = await loginApi({ data: { access_token: 'a', refresh_token: 'r', user: maya } });
    const browser = { newView: () => ({ storage: refusing, events: new EventTarget() }) };
    const { session, get } = await openTab(api.url, {}, browser);
    const { storageProblem } = await import('@/api/session/browser-storage');
    expect(storageProblem()).toBeUndefined();
    await session.signIn(credentials);
    await get('/v1/x');
    expect(api.seen[1]?.token).toBe('a');
    expect(storageProblem()).toContain('storage is full or switched off');
    session.signOut();
    expect(session.isSignedIn()).toBe(false);
  });
});
