import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readerOf } from '@/api/tolerant/reader';
import { namesOf } from '@/components/pickers/names-of';
import type { PickerSource } from '@/components/pickers/picker-source';
import type { Blog } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { type JsonSchema, OPERATIONS, resolveSchema } from '@/mocks/contract/walk';
import { testClient } from '@/mocks/test-client';
import * as sources from '@/resources/pickers';

const client = testClient(createBackend({ authenticate: false, controls: { dialect: 'ids' } }));

vi.mock('@/api/http', () => ({
  request: async ({ url, params }: { url: string; params?: Record<string, string> }) => {
    const query = new URLSearchParams(params).toString();
    const { body } = await client.call('GET', query === '' ? url : `${url}?${query}`);
    return (await readerOf(url))(body);
  },
}));

const branches = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf, oneOf, items, ...own } = resolveSchema(schema);
  return [own, ...[...(anyOf ?? oneOf ?? []), ...(items ? [items] : [])].flatMap(branches)];
};

const names = ['name', 'full_name', 'display_name', 'title'];

/** An id with names, without other fields of a record: `region` of a package. */
const isReference = (schema: JsonSchema): boolean =>
  branches(schema).some(({ properties = {} }) => {
    const [first, ...others] = Object.keys(properties);
    return first === 'id' && others.length > 0 && others.every((key) => [...names, 'type'].includes(key));
  });

/** The fields of records that are references. */
const references = new Set(
  OPERATIONS.filter(({ method, answerSchema }) => method === 'GET' && answerSchema).flatMap(
    ({ answerSchema = {} }) => {
      const { data = {} } = resolveSchema(answerSchema).properties ?? {};
      const fields = branches(data).flatMap(({ properties = {} }) => Object.entries(properties));
      return fields.flatMap(([key, field]) => (isReference(field) ? [key] : []));
    },
  ),
);

const screens = import.meta.glob<string>(['/src/features/**/*.{ts,tsx}', '/src/domain/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no screen prints the name that came with a reference, which may be an id alone', () => {
  expect([...references]).toEqual(expect.arrayContaining(['region', 'room_type', 'owner', 'roles']));
  const printed = new RegExp(`\\b(${[...references].join('|')})\\??\\.(${names.join('|')})\\b.*`, 'g');
  const found = Object.entries(screens)
    .filter(([path]) => !/(-values|\.test)\.tsx?$/.test(path))
    .flatMap(([path, text]) => [...text.matchAll(printed)].map(([line]) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

const byName = new QueryClient({ defaultOptions: { queries: { retry: false } } });

it.each(Object.entries(sources).filter(([, source]) => typeof source === 'object'))(
  'what is referred to by an id of %s alone is called by a name',
  async (_, source) => {
    const name = await namesOf(byName)({ source: source as PickerSource, to: { id: 1 } });
    expect(name).not.toMatch(/ID 1/);
    expect(name.trim()).not.toBe('');
  },
);

it('a blog calls its category as the menu of categories does', async () => {
  const normal = testClient(createBackend({ authenticate: false }));
  const blogs = await normal.data<Blog[]>('GET', '/v1/admin/blogs/datatable?per_page=100');
  const { options: menu } = await sources.blogCategoryPicker.load('', AbortSignal.timeout(10_000));
  const nameOf = namesOf(byName);
  for (const { blog_category: to } of blogs) {
    if (!to) continue;
    const offered = menu.find(({ value }) => value === to.id)?.label;
    expect(await nameOf({ source: sources.blogCategoryPicker, to })).toBe(offered);
  }
});
