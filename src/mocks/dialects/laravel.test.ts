import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFormData } from '@/api/client/form-data';
import type { Amenity, Notice } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';
import { laravel } from './laravel';

let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  backend = createBackend({ authenticate: false, controls: { dialect: 'laravel' } });
  client = testClient(backend);
});

const rowsOf = async (table: string) => (await backend.db.contents())[table] ?? [];

describe('answers', () => {
  it('hold 1 and 0 for booleans, also in lists and inside of records', async () => {
    expect(await client.data('GET', '/v1/admin/package/packages/1')).toMatchObject({
      status: 1,
      is_sponsored: 0,
      images: expect.arrayContaining([expect.objectContaining({ featured: 0 })]) as object[],
    });
    expect((await client.call('GET', '/v1/admin/banners/datatable?per_page=1')).body).toMatchObject({
      data: [{ status: 1 }],
      meta: { last_page: expect.any(Number) as number, per_page: 1 },
    });
  });

  it('hold texts for decimals, and numbers for whole ones', async () => {
    expect(await client.data('GET', '/v1/admin/package/packages/1')).toMatchObject({
      price_per_person: '185000.00',
      discount_percentage: '10.00',
      discount_total_no: 6,
      position: 1,
    });
    expect(await client.data('GET', '/v1/admin/packages/1/departures')).toContainEqual(
      expect.objectContaining({ discount_percent: '12.50', status: 1 }),
    );
  });

  it('leave no digit of a decimal out', () => {
    const exact = laravel.answer?.(
      { latitude: 27.7172453 },
      {
        operationId: 'getPlace',
        tag: 'places',
        method: 'GET',
        path: '/places/{placeId}',
        status: 200,
        answer: z.object({ latitude: z.number().nullish() }),
      },
      200,
    );
    expect(exact).toEqual({ latitude: '27.7172453' });
  });
});

describe('bodies', () => {
  it('are trimmed, and what is empty then comes back as null', async () => {
    const body = { title: '  Yak festival ', description: '   ', type: 'package' };
    const { id } = await client.data<Notice>('POST', '/v1/admin/notices', body);
    expect(await client.data('GET', `/v1/admin/notices/${id}`)).toMatchObject({
      title: 'Yak festival',
      description: null,
    });
    const blank = await client.call('POST', '/v1/admin/features', { title: '   ' });
    expect(blank.body).toMatchObject({ errors: { title: ['The title field is required.'] } });
  });

  it('are so in forms, too, with their files and nested values', async () => {
    const images = { images: [sampleImage()], alt: [' Yak '], gallery: [{ upload: 0, featured: true }] };
    const body = { name: ' Yak trek', slug: 'yak-trek', region_id: '', ...images };
    const trek = await client.data<object>('POST', '/v1/admin/package/packages', toFormData(body));
    expect(trek).toMatchObject({ name: 'Yak trek', region: null, images: [{ alt: 'Yak', featured: 1 }] });
  });

  it('keep the blanks of a password', async () => {
    const body = { email: 'admin@example.com', password: ' Annapurna#8091' };
    expect((await client.call('POST', '/admin/login', body)).status).toBe(422);
  });
});

describe('changes', () => {
  const amenity = { name: 'wifi', display_name: 'Wi-Fi', type: 'hotel' };

  it('are refused when a field is missing that a new record must have', async () => {
    const before = await rowsOf('amenities');
    const change = toFormData({ display_name: 'Internet' });
    expect(await client.call('PATCH', '/v1/admin/amenities/1', change)).toEqual({
      status: 422,
      body: {
        message: 'The name field is required. (and 1 more error)',
        errors: { name: ['The name field is required.'], type: ['The type field is required.'] },
      },
    });
    expect(await rowsOf('amenities')).toEqual(before);
  });

  it('are taken when they are whole, and leave alone what else they do not mention', async () => {
    const before = await client.data<Amenity>('GET', '/v1/admin/amenities/1');
    const change = toFormData({ ...amenity, display_name: 'Internet' });
    expect((await client.call('PATCH', '/v1/admin/amenities/1', change)).status).toBe(200);
    const after = { ...before, ...amenity, display_name: 'Internet' };
    expect(await client.data('GET', '/v1/admin/amenities/1')).toEqual(after);
  });

  it('are held to what creating asks for, whatever the body of a change asks for itself', () => {
    const update = {
      operationId: 'updateFaq',
      tag: 'faqs',
      method: 'PATCH',
      path: '/v1/admin/packages/{packageId}/faqs/{faqId}',
      status: 200,
      body: z.object({ question: z.string().optional(), answer: z.string().optional() }),
    };
    expect(() => laravel.body?.({ question: 'Why?' }, update)).toThrow();
    expect(laravel.body?.({ question: 'Why?', answer: 'So.' }, update)).toEqual({
      question: 'Why?',
      answer: 'So.',
    });
  });

  it.each(['/v1/admin/features/1', '/v1/admin/notices/1', '/v1/admin/roles/1', '/v1/admin/topdeals/1'])(
    'of %s are no exception',
    async (path) => {
      expect((await client.call('PATCH', path, {})).status).toBe(422);
    },
  );
});

describe('a refusal', () => {
  it('says the first error and how many more there are', async () => {
    const messages = async (body: object) =>
      ((await client.call('POST', '/v1/admin/notices', body)).body as { message: string }).message;
    expect(await messages({ title: 'Yak' })).toBe('The type field is required.');
    expect(await messages({})).toBe('The title field is required. (and 1 more error)');
    expect(await messages({ status: 'perhaps' })).toBe('The title field is required. (and 2 more errors)');
  });

  it('names nested fields with dots', async () => {
    const body = { name: 'Yak trek', slug: 'yak-trek', alt: ['x'.repeat(256)] };
    const { body: refused } = await client.call('POST', '/v1/admin/package/packages', toFormData(body));
    expect(refused).toMatchObject({
      errors: { 'alt.0': ['The alt must be at most 255 characters long.'] },
    });
  });
});
