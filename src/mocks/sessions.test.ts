import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { DEMO_ACCOUNTS } from './accounts';
import { createBackend } from './backend';
import { memoryPersistence } from './db/persistence';
import { testClient } from './test-client';

const MINUTE = 60_000;
const HOME = '/v1/admin/user';

let now: number;
let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  now = Date.UTC(2026, 9, 14);
  backend = createBackend({ clock: () => now });
  client = testClient(backend);
});

const statusWith = async (token?: string) => (await client.call('GET', HOME, undefined, token)).status;
const refresh = async (refreshToken: string) => {
  const { status, body } = await client.call('POST', '/admin/refresh', { refreshToken });
  return { status, tokens: (body as { data?: { access_token: string; refresh_token: string } }).data };
};

describe('signing in', () => {
  it.each(DEMO_ACCOUNTS)('knows $email', async (account) => {
    await client.signIn(account);
    expect(await client.data('GET', HOME)).toMatchObject({ email: account.email });
  });

  it('ignores the case of the address and shows no password', async () => {
    const answer = await client.call('POST', '/admin/login', {
      ...DEMO_CREDENTIALS,
      email: 'ADMIN@example.com',
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('Annapurna');
  });

  it.each([
    [{ email: DEMO_CREDENTIALS.email, password: 'wrong' }, ['email']],
    [{ email: 'nobody@example.com', password: DEMO_CREDENTIALS.password }, ['email']],
    [{ email: '' }, ['email', 'password']],
  ])('refuses %j', async (credentials, fields) => {
    const { status, body } = await client.call('POST', '/admin/login', credentials);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields);
  });
});

describe('access tokens', () => {
  it('are needed, and must be right', async () => {
    expect(await statusWith()).toBe(401);
    expect(await statusWith('offline-access.1.1')).toBe(401);
    expect(await statusWith('undefined')).toBe(401);
  });

  it('last for fifteen minutes', async () => {
    await client.signIn();
    now += 15 * MINUTE - 1;
    expect(await statusWith()).toBe(200);
    now += 1;
    expect(await statusWith()).toBe(401);
  });

  it('can be expired by hand; refreshing helps', async () => {
    const { refresh_token } = await client.signIn();
    await backend.expireAccess();
    expect(await statusWith()).toBe(401);
    const { tokens } = await refresh(refresh_token);
    expect(await statusWith(tokens?.access_token)).toBe(200);
  });
});

describe('refreshing', () => {
  it('rotates: the new pair works, the old access token does not', async () => {
    const first = await client.signIn();
    const { status, tokens } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(tokens?.refresh_token).not.toBe(first.refresh_token);
    expect(await statusWith(tokens?.access_token)).toBe(200);
    expect(await statusWith(first.access_token)).toBe(401);
  });

  it('ends the session when a spent refresh token comes back', async () => {
    const first = await client.signIn();
    const second = (await refresh(first.refresh_token)).tokens;
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await statusWith(second?.access_token)).toBe(401);
    expect((await refresh(second?.refresh_token ?? '')).status).toBe(401);
  });

  it('leaves other sessions alone', async () => {
    const mine = await client.signIn();
    const theirs = await client.signIn(DEMO_ACCOUNTS[1]);
    await refresh(mine.refresh_token);
    await refresh(mine.refresh_token);
    expect(await statusWith(theirs.access_token)).toBe(200);
  });

  it.each(['', 'undefined', 'offline-refresh.9.1', 'offline-access.1.1', 'offline-refresh.1.2'])(
    'refuses %j',
    async (token) => {
      await client.signIn();
      expect([401, 422]).toContain((await refresh(token)).status);
    },
  );

  it('needs the exact body', async () => {
    const { refresh_token } = await client.signIn();
    expect((await client.call('POST', '/admin/refresh', { refresh_token })).status).toBe(422);
  });

  it('is refused after the sessions were ended', async () => {
    const { refresh_token } = await client.signIn();
    await backend.endSessions();
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  it('counts once for two tabs that send the same token', async () => {
    const persistence = memoryPersistence();
    const [one, two] = [
      testClient(createBackend({ persistence })),
      testClient(createBackend({ persistence })),
    ];
    const { refresh_token } = await one.signIn();
    const both = await Promise.all(
      [one, two].map((tab) => tab.call('POST', '/admin/refresh', { refreshToken: refresh_token })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

describe('the own profile', () => {
  it('keeps changes and refuses addresses that are taken', async () => {
    await client.signIn();
    const profile = {
      first_name: 'आस्मिता',
      last_name: 'Gurung',
      email: 'asmita@example.com',
      username: 'asmita',
    };
    expect((await client.call('POST', '/v1/admin/update-user', profile)).status).toBe(200);
    expect(await client.data('GET', HOME)).toMatchObject({ ...profile, middle_name: null });
    const taken = { ...profile, email: DEMO_ACCOUNTS[1].email.toUpperCase(), username: 'Pasang.Sherpa' };
    expect(await client.call('POST', '/v1/admin/update-user', taken)).toMatchObject({
      status: 422,
      body: {
        errors: {
          email: ['The email has already been taken.'],
          username: ['The username has already been taken.'],
        },
      },
    });
  });

  it('changes the password, with which one signs in from then on', async () => {
    await client.signIn();
    const change = {
      old_password: DEMO_CREDENTIALS.password,
      new_password: 'Dhaulagiri#8167',
      confirm_password: 'Dhaulagiri#8167',
    };
    const reset = (body: object) => client.call('POST', '/v1/admin/reset-password', body);
    expect(await reset({ ...change, old_password: 'x' })).toMatchObject({
      body: { errors: { old_password: [expect.any(String)] } },
    });
    expect(await reset({ ...change, confirm_password: 'x' })).toMatchObject({
      body: { errors: { confirm_password: [expect.any(String)] } },
    });
    expect((await reset(change)).status).toBe(200);
    expect((await client.call('POST', '/admin/login', DEMO_CREDENTIALS)).status).toBe(422);
    await client.signIn({ email: DEMO_CREDENTIALS.email, password: 'Dhaulagiri#8167' });
    expect(await statusWith()).toBe(200);
  });
});
