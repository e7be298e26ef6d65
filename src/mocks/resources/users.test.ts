import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { User, UserPage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { userTable } from '@/mocks/seed/users';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/users';
/** The first vendor without a VAT number and its document. */
const vendor = 12;

let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  backend = createBackend({ authenticate: false, most: { bookings: 300 } });
  client = testClient(backend);
});

const read = (id: number) => client.data<User>('GET', `${BASE}/${id}`);
const list = async (query: string) =>
  (await client.call('GET', `${BASE}/datatable?${query}`)).body as UserPage;
const stored = (id: number) => backend.db.table(userTable).get(id);
const sarita = {
  first_name: 'Sarita',
  last_name: 'Bajracharya',
  email: 'sarita@example.com',
  username: 'sarita',
  role_id: 3,
  status: true,
  password: 'Bhaktapur-1427',
  password_confirmation: 'Bhaktapur-1427',
};

describe('a user', () => {
  it('has a name of three parts, one role, and no password to be read', async () => {
    const { id } = await client.data<User>('POST', BASE, sarita);
    const user = await read(id);
    expect(user).toMatchObject({ full_name: 'Sarita Bajracharya', roles: [{ id: 3, name: 'Vendor' }] });
    expect(user).not.toHaveProperty('password');
    expect((await stored(id))?.password).toBe('Bhaktapur-1427');
  });

  it('keeps the password when a change does not mention it', async () => {
    const before = await stored(vendor);
    await client.call('PATCH', `${BASE}/${vendor}`, { middle_name: 'Devi' });
    expect(await stored(vendor)).toEqual({ ...before, middle_name: 'Devi' });
  });

  it.each([
    [{ password_confirmation: 'Bhaktapur-1428' }, 'password_confirmation'],
    [{ email: 'ADMIN@example.com' }, 'email'],
    [{ role_id: 999 }, 'role_id'],
  ])('is refused with %o', async (changes, field) => {
    const reply = await client.call('POST', BASE, { ...sarita, ...changes });
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('stays while bookings name it', async () => {
    const [booking] = (
      (await client.call('GET', '/v1/admin/bookings/datatable')).body as {
        data: { user: { id: number } | null }[];
      }
    ).data.filter(({ user }) => user !== null);
    const reply = await client.call('DELETE', `${BASE}/${String(booking?.user?.id)}`);
    expect(reply.status).toBe(409);
  });
});

describe('the list', () => {
  it('finds the vendors by their role', async () => {
    const { data } = await list('role=3&per_page=100');
    expect(data.length).toBeGreaterThan(30);
    for (const { roles } of data) expect(roles).toEqual([{ id: 3, name: 'Vendor' }]);
  });

  it('finds a user by parts of the whole name', async () => {
    expect((await list('full_name=dawa sherpa')).data.map(({ id }) => id)).toContain(2);
  });
});

describe('a profile', () => {
  const save = (body: object) => client.call('POST', `${BASE}/${vendor}/profiles`, toFormData(body));

  it('is saved in part, and takes a document in place of the stored one of its kind', async () => {
    const before = (await read(vendor)).profile;
    const old = before?.media?.find(({ alt }) => alt === 'pan');
    const reply = await save({ vat_number: '301234567', images: [sampleImage()], alt: ['pan'] });
    expect(reply.status).toBeLessThan(300);
    const { profile } = await read(vendor);
    expect(profile).toMatchObject({
      ...before,
      vat_number: '301234567',
      media: expect.any(Array) as unknown,
    });
    const pans = profile?.media?.filter(({ alt }) => alt === 'pan') ?? [];
    expect(pans).toHaveLength(1);
    expect(pans[0]?.id).not.toBe(old?.id);
    expect(profile?.media).toHaveLength(before?.media?.length ?? 0);
  });

  it('refuses an image that does not say which document it is', async () => {
    expect(await save({ images: [sampleImage()] })).toMatchObject({
      status: 422,
      body: { errors: { 'alt.0': [expect.any(String)] } },
    });
  });

  it('belongs to no traveller at first', async () => {
    expect((await read(150)).profile ?? null).toBeNull();
  });
});
