import { beforeEach, describe, expect, it } from 'vitest';
import type { Feature, FeaturePage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/features';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false }));
});

const list = async (query = '') =>
  (await client.call('GET', `${BASE}/datatable${query}`)).body as FeaturePage;

describe('the list', () => {
  it('has several pages, the same at every start', async () => {
    const first = await list();
    expect(first.meta).toEqual({ last_page: 5, per_page: 10, current_page: 1 });
    expect(first).toEqual(
      (await testClient(createBackend({ authenticate: false })).call('GET', `${BASE}/datatable`)).body,
    );
  });

  it('finds Devanagari and Latin titles in part', async () => {
    const titles = async (word: string) =>
      (await list(`?title=${encodeURIComponent(word)}`)).data.map(({ title }) => title);
    expect(await titles('नेपाली')).toEqual(['नेपाली बोल्ने स्थानीय गाइड']);
    expect(await titles('PERMIT')).toHaveLength(3);
  });

  it('sorts before it cuts pages', async () => {
    const { data } = await list('?sort=-id&per_page=3');
    expect(data.map(({ id }) => id)).toEqual([50, 49, 48]);
  });
});

describe('records', () => {
  it('are created active unless the body says otherwise', async () => {
    expect(await client.call('POST', BASE, { title: 'Yak ride' })).toEqual({
      status: 201,
      body: { data: { id: 51, title: 'Yak ride', status: true } },
    });
    expect((await list('?title=yak')).data).toHaveLength(1);
  });

  it('keep what a change does not mention', async () => {
    await client.call('PATCH', `${BASE}/1`, { title: 'Airport pick-up', status: false });
    await client.call('PATCH', `${BASE}/1`, { title: 'Airport transfer' });
    expect(await client.data<Feature>('GET', `${BASE}/1`)).toEqual({
      id: 1,
      title: 'Airport transfer',
      status: false,
    });
  });

  it('refuse a title that another one has, in any case, but not their own', async () => {
    const taken = {
      status: 422,
      body: {
        message: 'The given data was invalid.',
        errors: { title: ['The title has already been taken.'] },
      },
    };
    expect(await client.call('POST', BASE, { title: 'tims CARD' })).toEqual(taken);
    expect(await client.call('PATCH', `${BASE}/1`, { title: 'TIMS card' })).toEqual(taken);
    expect((await client.call('PATCH', `${BASE}/7`, { title: 'TIMS Card' })).status).toBe(200);
  });

  it('take texts of any script and length limit byte for byte', async () => {
    const title = '🏔️ مرحبا नमस्ते <b>"x"</b>';
    const { id } = await client.data<Feature>('POST', BASE, { title });
    expect((await client.data<Feature>('GET', `${BASE}/${id}`)).title).toBe(title);
    expect((await client.call('POST', BASE, { title: 'x'.repeat(256) })).status).toBe(422);
  });

  it('are gone once deleted', async () => {
    expect(await client.call('DELETE', `${BASE}/2`)).toEqual({ status: 204, body: undefined });
    expect((await client.call('DELETE', `${BASE}/2`)).status).toBe(404);
    expect((await client.call('PATCH', `${BASE}/2`, { title: 'x' })).status).toBe(404);
    expect((await list('?id=2')).data).toEqual([]);
  });

  it('with odd ids do not exist', async () => {
    for (const id of ['0', '-1', '1.5', 'abc', '%20']) {
      expect((await client.call('GET', `${BASE}/${id}`)).status).toBe(404);
    }
  });

  it('survive a body that is no JSON', async () => {
    expect((await client.call('POST', BASE, '{"title":')).status).toBe(422);
    expect((await client.call('POST', BASE, '"title"')).status).toBe(422);
  });
});
