import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Amenity } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { memoryPersistence } from '@/mocks/db/persistence';
import { ORIGIN, testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/amenities';
const VALUES = { name: 'yak-blanket', display_name: 'Yak-wool blankets', type: 'room', status: true };

let persistence: ReturnType<typeof memoryPersistence>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  persistence = memoryPersistence();
  client = testClient(createBackend({ authenticate: false, persistence }));
});

const create = (extra: object) => client.data<Amenity>('POST', BASE, toFormData({ ...VALUES, ...extra }));
const fetchImage = async (url: string, from = client) => from.send('GET', url.replace(ORIGIN, ''));

describe('seeded images', () => {
  it('are PNGs at whole addresses, the same each time, and differ', async () => {
    const { images = [] } = await client.data<Amenity>('GET', `${BASE}/1`);
    const url = images[0]?.url ?? '';
    expect(url).toMatch(/^https:\/\/api\.marketplace\.test\/files\/\d+\.png$/);
    const response = await fetchImage(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(bytes).toEqual(new Uint8Array(await (await fetchImage(url)).arrayBuffer()));
    const { images: others = [] } = await client.data<Amenity>('GET', `${BASE}/3`);
    expect(bytes).not.toEqual(new Uint8Array(await (await fetchImage(others[0]?.url ?? '')).arrayBuffer()));
  });

  it('need no token', async () => {
    const locked = testClient(createBackend());
    expect((await locked.send('GET', '/files/40000101.png')).status).toBe(200);
  });

  it('disappear from their record when deleted', async () => {
    const { images = [] } = await client.data<Amenity>('GET', `${BASE}/1`);
    expect((await client.call('DELETE', `/v1/admin/files/${images[0]?.id}`)).status).toBe(204);
    expect((await client.data<Amenity>('GET', `${BASE}/1`)).images).toEqual([]);
    expect((await client.data<Amenity>('GET', `${BASE}/3`)).images).toHaveLength(1);
    expect((await client.call('DELETE', `/v1/admin/files/${images[0]?.id}`)).status).toBe(404);
  });
});

describe('uploads', () => {
  it('come back as images with their texts, byte for byte', async () => {
    const file = sampleImage();
    const { images = [] } = await create({ images: [file, file], alt: ['ओढ्ने', ''] });
    expect(images.map(({ alt }) => alt)).toEqual(['ओढ्ने', null]);
    const served = await fetchImage(images[1]?.url ?? '');
    expect(await served.arrayBuffer()).toEqual(await file.arrayBuffer());
  });

  it('are added to those that are there, and seen from another tab', async () => {
    const { id } = await create({ images: [sampleImage()], alt: ['first'] });
    const body = toFormData({ images: [sampleImage()], alt: ['first', 'second'] });
    await client.call('PATCH', `${BASE}/${id}`, body);
    const tab = testClient(createBackend({ authenticate: false, persistence }));
    const { images = [] } = await tab.data<Amenity>('GET', `${BASE}/${id}`);
    expect(images.map(({ alt }) => alt)).toEqual(['first', 'second']);
    expect((await fetchImage(images[1]?.url ?? '', tab)).status).toBe(200);
  });

  it('are kept when a change brings no image', async () => {
    const { id } = await create({ images: [sampleImage()], alt: ['first'] });
    await client.call('PATCH', `${BASE}/${id}`, toFormData({ ...VALUES, status: false }));
    expect((await client.data<Amenity>('GET', `${BASE}/${id}`)).images).toHaveLength(1);
  });

  it('are gone everywhere once deleted', async () => {
    const { id, images = [] } = await create({ images: [sampleImage(), sampleImage()] });
    await client.call('DELETE', `/v1/admin/files/${images[0]?.id}`);
    expect((await client.data<Amenity>('GET', `${BASE}/${id}`)).images).toEqual([images[1]]);
    expect((await fetchImage(images[0]?.url ?? '')).status).toBe(404);
  });

  it('are refused by their bytes, whatever they are called', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' });
    const reply = await client.call('POST', BASE, toFormData({ ...VALUES, images: [sampleImage(), svg] }));
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { 'images.1': ['The images field must be a PNG, JPEG or WebP image.'] } },
    });
    const found = await client.call('GET', `${BASE}/datatable?name=yak`);
    expect(found.body).toMatchObject({ data: [] });
  });
});
