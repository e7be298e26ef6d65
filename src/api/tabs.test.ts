import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { Browser, json, openTab, outcomes, serve } from './test-support';

vi.mock('@/generated/responses', () => ({ responseShape: () => Promise.resolve(undefined) }));

const stored = { access_token: 'a0', refresh_token: 'r0', userInfo: '{"id":1}' };

/** Rotates the refresh token and ends the session when a used one is sent again, as strict backends do. */
const rotatingApi = async () => {
  let turn = 0;
  let revoked = false;
  const api = await serve((seen, response) => {
    if (seen.url !== '/admin/refresh') {
      json(response, seen.token === `a${turn}` && turn > 0 && !revoked ? 200 : 401, { url: seen.url });
      return;
    }
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
    revoked ||= refreshToken !== `r${turn}`;
    if (revoked) {
      json(response, 401, { message: 'Reused.' });
      return;
    }
    turn += 1;
    json(response, 200, { data: { access_token: `a${turn}`, refresh_token: `r${turn}` } });
  });
  return { ...api, refreshes: () => api.seen.filter(({ url }) => url === '/admin/refresh').length };
};

/** Two tabs of one browser whose storage writes are delayed. */
const twoTabs = async (url: string, delay = 40) => {
  const browser = new Browser(delay);
  const tabs = [await openTab(url, stored, browser), await openTab(url, {}, browser)] as const;
  // As in the app: much longer than the delay, even on a busy machine.
  for (const { timings } of tabs) timings.otherTab = 500;
  return tabs;
};

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));

describe.each([
  ['with Web Locks', () => undefined],
  ['without Web Locks', () => void vi.stubGlobal('navigator', { onLine: true })],
  ['that may not use Web Locks', () => void vi.stubGlobal('navigator', { locks: { request: refuse } })],
])('two tabs %s', (_, prepare) => {
  it('share one refresh when both are refused at once', async () => {
    const api = await rotatingApi();
    const [one, two] = await twoTabs(api.url);
    prepare();
    expect(await outcomes([one.get('/v1/1'), two.get('/v1/2'), one.get('/v1/3'), two.get('/v1/4')])).toEqual(
      ['/v1/1', '/v1/2', '/v1/3', '/v1/4'].map((url) => ({ url })),
    );
    expect(api.refreshes()).toBe(1);
    expect(two.storage.getItem('refresh_token')).toBe('r1');
  });

  it('share it even if the second is refused just after the first has finished', async () => {
    const api = await rotatingApi();
    const [one, two] = await twoTabs(api.url);
    prepare();
    await one.get('/v1/1');
    expect(two.storage.getItem('access_token')).toBe('a0');
    expect(await two.get('/v1/2')).toEqual({ url: '/v1/2' });
    expect(api.refreshes()).toBe(1);
  });
});

it('waits no longer than 20 seconds for a tab that freezes while it holds the lock', async () => {
  const api = await rotatingApi();
  const [one] = await twoTabs(api.url);
  expect(one.timings.tabLock).toBe(20_000);
  one.timings.tabLock = 600;
  const released = Promise.withResolvers<undefined>();
  await new Promise<void>((taken) => {
    void navigator.locks.request('refresh', () => {
      taken();
      return released.promise;
    });
  });
  expect(await one.get('/v1/1')).toEqual({ url: '/v1/1' });
  released.resolve(undefined);
});

it('waits no longer for a tab that froze after it left its note, where there are no locks', async () => {
  const api = await rotatingApi();
  const [one] = await twoTabs(api.url);
  vi.stubGlobal('navigator', { onLine: true });
  one.timings.tabLock = 600;
  one.storage.setItem('refresh_claim', `${Date.now()} 0.5`);
  expect(await one.get('/v1/1')).toEqual({ url: '/v1/1' });
});

it('adopts what another tab got when its own refresh is refused', async () => {
  const held: ServerResponse[] = [];
  const api = await serve((seen, response) => {
    if (seen.url === '/admin/refresh') held.push(response);
    else json(response, seen.token === 'a1' ? 200 : 401, {});
  });
  const [one, two] = await twoTabs(api.url);
  const waiting = one.get('/v1/1');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  two.storage.setItem('refresh_token', 'r1');
  two.storage.setItem('access_token', 'a1');
  held.forEach((response) => json(response, 401, { message: 'Spent.' }));
  expect(await waiting).toEqual({});
});

describe('what one tab does, the other learns', () => {
  it('signs out with the other tab, for the same reason', async () => {
    const [one, two] = await twoTabs('http://127.0.0.1:9');
    const ended = vi.fn();
    const signedIn = vi.fn();
    two.session.onSessionEnd(ended);
    two.session.onSessionEnd(() => void signedIn(two.session.isSignedIn()));
    one.session.signOut();
    await vi.waitFor(() =>
      expect(ended).toHaveBeenCalledExactlyOnceWith({
        reason: 'signed-out',
        elsewhere: true,
        message: 'You were signed out in another tab.',
      }),
    );
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stores nothing if its refresh returns just after the other tab signed out', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') held.push(response);
      else json(response, seen.token === 'a1' ? 200 : 401, {});
    });
    const [one, two] = await twoTabs(api.url, 400);
    const interrupted = one.get('/v1/1');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    two.session.signOut();
    held.forEach((response) => json(response, 200, { access_token: 'a1', refresh_token: 'r1' }));
    await vi.waitFor(() => expect(one.storage.getItem('access_token')).toBe('a1'));
    await outcomes([interrupted]);
    const left = () =>
      [one, two].flatMap(({ storage }) => [
        storage.getItem('access_token'),
        storage.getItem('refresh_token'),
      ]);
    await vi.waitFor(() => {
      expect(left()).toEqual([null, null, null, null]);
      expect(one.session.isSignedIn()).toBe(false);
    });
  });

  it('notices that somebody else signed in, leaves their session alone and drops what is under way', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/login') json(response, 200, { access_token: 'b1', user: { id: 2 } });
      else held.push(response);
    });
    const [one, two] = await twoTabs(api.url);
    const ended = vi.fn();
    const token = vi.fn();
    one.session.onSessionEnd(ended);
    one.session.onSessionEnd(() => void token(one.storage.getItem('access_token')));
    const slow = one.get('/v1/slow');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await two.session.signIn({ email: 'b@example.com', password: 'x' });
    expect(await outcomes([slow])).toEqual(['session']);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'switched' }));
    expect(token).toHaveBeenCalledExactlyOnceWith('b1');
    expect(two.storage.getItem('access_token')).toBe('b1');
    expect(one.session.isSignedIn()).toBe(true);
  });

  it('does not repeat one person’s request in the name of another', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((_, response) => void held.push(response));
    const [one] = await twoTabs(api.url);
    const write = one.post('/v1/things', {});
    await vi.waitFor(() => expect(held).toHaveLength(1));
    one.storage.setItem('userInfo', '{"id":2}');
    one.storage.setItem('access_token', 'b1');
    held.forEach((response) => json(response, 401, {}));
    expect(await outcomes([write])).toEqual(['session']);
    expect(api.seen).toHaveLength(1);
  });

  it('repeats a request when the profile has said meanwhile whose session it is', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') json(response, 200, { access_token: 'a1', refresh_token: 'r1' });
      else if (seen.token === 'a0') held.push(response);
      else json(response, 200, {});
    });
    const tab = await openTab(api.url, { access_token: 'a0', refresh_token: 'r0' });
    const read = tab.get('/v1/things');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    tab.storage.setItem('userInfo', '{"id":1}');
    held.forEach((response) => json(response, 401, {}));
    expect(await outcomes([read])).toEqual([{}]);
  });

  it('does not send in a later session what began signed out', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((_seen, response) => void held.push(response));
    const tab = await openTab(api.url, {});
    const write = tab.post('/v1/things', {});
    await vi.waitFor(() => expect(held).toHaveLength(1));
    tab.storage.setItem('refresh_token', 'r9');
    tab.storage.setItem('access_token', 'b1');
    tab.storage.setItem('userInfo', '{"id":2}');
    held.forEach((response) => json(response, 401, {}));
    expect(await outcomes([write])).toEqual(['session']);
    expect(api.seen.map(({ url, token }) => [url, token])).toEqual([['/v1/things', undefined]]);
    expect(tab.storage.getItem('access_token')).toBe('b1');
  });

  it('does not send what waited for a refresh when the session is another’s by then', async () => {
    const held: ServerResponse[] = [];
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') held.push(response);
      else json(response, seen.token === 'a0' ? 401 : 200, {});
    });
    const tab = await openTab(api.url, stored);
    const calls = [tab.get('/v1/first')];
    await vi.waitFor(() => expect(held).toHaveLength(1));
    calls.push(tab.post('/v1/second', {}));
    tab.storage.setItem('access_token', 'b1');
    tab.storage.setItem('userInfo', '{"id":2}');
    held.forEach((response) => json(response, 401, {}));
    expect(await outcomes(calls)).toEqual(['session', 'session']);
    expect(api.seen.map(({ url }) => url)).toEqual(['/v1/first', '/admin/refresh']);
  });

  it('learns on coming back from the back/forward cache that the session is gone', async () => {
    const browser = new Browser();
    const { storage, events } = browser.newView();
    const tab = await openTab('http://127.0.0.1:9', stored, { newView: () => ({ storage, events }) });
    const ended = vi.fn();
    tab.session.onSessionEnd(ended);
    events.dispatchEvent(new Event('pageshow'));
    expect(ended).not.toHaveBeenCalled();
    storage.removeItem('access_token');
    events.dispatchEvent(new Event('pageshow'));
    expect(ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: 'expired', elsewhere: true }),
    );
  });

  it('may sign in again elsewhere without this tab touching the new session', async () => {
    const api = await serve((_, response) => json(response, 200, { access_token: 'b1', user: { id: 1 } }));
    const [one, two] = await twoTabs(api.url);
    two.session.signOut();
    await two.session.signIn({ email: 'a@example.com', password: 'x' });
    await vi.waitFor(() => expect(one.storage.getItem('access_token')).toBe('b1'));
    expect(one.session.isSignedIn()).toBe(true);
    expect(two.storage.getItem('access_token')).toBe('b1');
  });
});
