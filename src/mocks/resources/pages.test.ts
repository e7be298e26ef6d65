import { expect, it } from 'vitest';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

const root = '/v1/admin/pages';

interface Page {
  id: number;
  parent_id: number | null;
  image_url: string | null;
}

const open = () => testClient(createBackend({ authenticate: false }));

it('lists every page with its parent, for pickers', async () => {
  const pages = await open().data<Page[]>('GET', root);
  expect(pages).toHaveLength(22);
  expect(pages[2]).toEqual({ id: 3, title: 'What a visit looks like', name: 'A visit', parent_id: 2 });
});

it('moves a page, but not below itself', async () => {
  const client = open();
  const moved = await client.data<Page>('PATCH', `${root}/3`, { parent_id: 7 });
  expect(moved.parent_id).toBe(7);
  for (const parent_id of [1, 2]) {
    const refused = await client.call('PATCH', `${root}/1`, { parent_id });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { parent_id: ['A page cannot be below itself.'] } },
    });
  }
  expect((await client.call('PATCH', `${root}/1`, { parent_id: 999 })).status).toBe(422);
});

it('keeps a page that others are under', async () => {
  const client = open();
  const refused = await client.call('DELETE', `${root}/2`);
  expect(refused.status).toBe(409);
  for (const id of [3, 4, 2]) expect((await client.call('DELETE', `${root}/${id}`)).status).toBe(204);
});

it('gives the address of the first image', async () => {
  const page = await open().data<Page & { images: { url: string }[] }>('GET', `${root}/1`);
  expect(page.image_url).toBe(page.images[0]?.url);
});

it('leaves a page without a meta tag as it is when something else changes', async () => {
  const client = open();
  const { meta_tag: before } = await client.data<{ meta_tag: unknown }>('GET', `${root}/4`);
  const { meta_tag: after } = await client.data<{ meta_tag: unknown }>('PATCH', `${root}/4`, {
    name: 'Complaint',
  });
  expect([before, after]).toEqual([null, null]);
});
