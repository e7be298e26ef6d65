import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Region, RegionPage } from '@/generated/model';
import { type Backend, createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/package/regions';

let backend: Backend;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  backend = createBackend({ authenticate: false });
  client = testClient(backend);
});

const read = () => client.data<Region>('GET', `${BASE}/1`);
const change = (body: object) => client.call('PATCH', `${BASE}/1`, toFormData({ ...named, ...body }));
const named = { name: 'Everest', slug: 'everest' };

describe('the page of a region', () => {
  it('keeps its image and meta tag when a change does not mention them', async () => {
    const before = await read();
    await change({ display_home: false });
    expect(await read()).toEqual({ ...before, display_home: false });
  });

  it('takes a new image in place of the stored one, under the alt text of the region', async () => {
    const [stored] = (await read()).images ?? [];
    await change({ images: [sampleImage()] });
    const { images, alt_image } = await read();
    expect(images).toEqual([
      { id: expect.any(Number) as number, url: expect.any(String) as string, alt: alt_image },
    ]);
    expect(images?.[0]?.id).not.toBe(stored?.id);
  });

  it('takes a new image beside the stored one where the server adds it', async () => {
    await backend.setControls({ dialect: 'laravel' });
    const [stored] = (await read()).images ?? [];
    await change({ images: [sampleImage()] });
    expect((await read()).images).toMatchObject([{ id: stored?.id }, { alt: stored?.alt }]);
  });

  it('gives a changed alt text to the stored image, too', async () => {
    await change({ alt_image: 'Cho Oyu from Gokyo' });
    expect((await read()).images?.[0]?.alt).toBe('Cho Oyu from Gokyo');
  });

  it('writes the meta tag in three fields, of which an empty one is null', async () => {
    await change({ meta_page_title: 'Khumbu', meta_keywords: '' });
    expect((await read()).meta_tag).toMatchObject({ title: 'Khumbu', keywords: null });
  });

  it('refuses what is no image at its field', async () => {
    const text = new File(['<svg/>'], 'x.png', { type: 'image/png' });
    expect(await change({ images: [text] })).toMatchObject({
      status: 422,
      body: { errors: { 'images.0': [expect.any(String)] } },
    });
  });

  it('refuses a slug that another region has', async () => {
    expect(await change({ slug: 'annapurna' })).toMatchObject({
      status: 422,
      body: { errors: { slug: ['The slug has already been taken.'] } },
    });
  });
});

it('finds package regions by a word of their description', async () => {
  const { data } = (await client.call('GET', `${BASE}/datatable?description=tiger`)).body as RegionPage;
  expect(data.map(({ name }) => name)).toEqual(['Bardiya']);
});

it.each([
  [`${BASE}/1`, '“Everest” cannot be deleted: 5 packages still use it.'],
  ['/v1/admin/homestay-regions/1', '“Ghale Gaun” cannot be deleted: 5 homestays still use it.'],
  ['/v1/admin/hotel-regions/1', '“Thamel” cannot be deleted: 4 hotels still use it.'],
  ['/v1/admin/package/activities/1', '“Trekking” cannot be deleted: 21 packages still use it.'],
  ['/v1/admin/features/7', '“TIMS card” cannot be deleted: 32 packages still use it.'],
  [
    '/v1/admin/features/9',
    '“Domestic flight Kathmandu–Lukla–Kathmandu” cannot be deleted: 96 homestays still use it.',
  ],
])('%s stays while it is in use', async (path, message) => {
  expect(await client.call('DELETE', path)).toEqual({ status: 409, body: { message } });
});

it('deletes a region that nothing uses', async () => {
  expect((await client.call('DELETE', `${BASE}/34`)).status).toBe(204);
});
