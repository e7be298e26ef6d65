import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveUser } from '@/api/session/tokens';
import { readerOf } from '@/api/tolerant/reader';
import { getUser } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import type { DialectName } from '@/mocks/dialects/names';
import { testClient } from '@/mocks/test-client';
import { cautionAbout, cautionBefore } from './cautions';

const wire = vi.hoisted(() => ({
  read: (_url: string): Promise<unknown> => Promise.reject(new Error('No backend yet.')),
}));

vi.mock('@/api/http', () => ({
  request: ({ url, params }: { url: string; params?: Record<string, string> }) =>
    wire.read(params ? `${url}?${new URLSearchParams(params).toString()}` : url),
}));

const self = 1;
/** The users with the role "Administrator", and a vendor. */
const administrators = [3, 4, 5];
const vendor = 12;

const speak = (dialect: DialectName) => {
  const client = testClient(createBackend({ authenticate: false, controls: { dialect } }));
  wire.read = async (url) => (await readerOf(url.replace(/\?.*/, '')))((await client.call('GET', url)).body);
};

const read = (ids: readonly number[]): Promise<User[]> =>
  Promise.all(ids.map(async (id) => (await getUser(id)).data));

beforeEach(() => {
  speak('normal');
  saveUser({ id: self });
});

describe.each(['normal', 'ids'] as const)('in the dialect %s', (dialect) => {
  it.each([
    ['oneself', [self], /^This is your own account: while it is inactive, you cannot sign in\.$/],
    ['the last administrators', administrators, /^No other active administrator is known/],
    ['one of several administrators', administrators.slice(1), undefined],
    ['anybody else', [vendor], undefined],
    ['everybody', [self, ...administrators], /your own account.*No other active administrator/],
  ])('%s', async (_, ids, caution) => {
    speak(dialect);
    const text = await cautionAbout(await read(ids), 'deactivate');
    if (caution) expect(text).toMatch(caution);
    else expect(text).toBeUndefined();
  });
});

it('says so when nobody can tell whether an administrator stays', async () => {
  const users = await read(administrators);
  wire.read = () => Promise.reject(new Error('Forbidden.'));
  expect(await cautionAbout(users, 'delete')).toMatch(/It is not known whether/);
  expect(await cautionAbout([{ id: vendor, roles: [{ id: 3, name: 'Vendor' }] }], 'delete')).toBeUndefined();
});

it('knows oneself by the e-mail address where no id is given', async () => {
  saveUser({ email: 'asmita@example.com' });
  expect(await cautionAbout([{ id: 7, email: 'asmita@example.com' }], 'delete')).toMatch(/your own account/);
});

it('asks before a role of one’s own or of the last administrator goes, and before a status does', async () => {
  const [own, one] = await read([self, 3]);
  if (!own || !one) throw new Error('They are not there.');
  expect(await cautionBefore(own, { role_id: 2, status: true })).toMatch(/^This is your own account: with/);
  expect(await cautionBefore(own, { role_id: 1, status: true })).toBeUndefined();
  expect(await cautionBefore(own, { role_id: null, status: false })).toMatch(/while it is inactive/);
  expect(await cautionBefore(one, { role_id: 2, status: true })).toBeUndefined();
  const alone = { ...one, id: self };
  saveUser({ id: 99 });
  wire.read = (url) =>
    Promise.resolve({ data: url.includes('/roles') ? [{ id: 1, name: 'Super admin' }] : [alone] });
  expect(await cautionBefore(alone, { role_id: 2, status: true })).toMatch(/No other active administrator/);
});
