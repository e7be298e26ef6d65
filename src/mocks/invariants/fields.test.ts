import { expect, it, vi } from 'vitest';
import { unreadableOf } from '@/api/tolerant/unreadable';
import type { GalleryItem } from '@/lib/files/gallery';
import { sampleOf } from '@/mocks/contract/sample';
import { type JsonSchema, resolveSchema } from '@/mocks/contract/walk';
import { type Fields, recordsOf, WRITABLE, type Writable } from './records';
import { operationOf } from './resources';
import { connect } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

const wire = connect();
const { create } = recordsOf(wire);

const dataOf = (answer: unknown) => (answer as { data: Fields }).data;
const propertiesOf = (schema: JsonSchema) => Object.entries(resolveSchema(schema).properties ?? {});

/** The fields of a record in the contract. */
const recordFields = ({ collection }: Writable) => {
  const answer = resolveSchema(operationOf('GET', `${collection}/1`)?.answerSchema ?? {});
  return propertiesOf(answer.properties?.data ?? {});
};

/** A new record; `spoilt` is applied to each response of a read. */
const openedWith = async (kind: Writable, spoilt: (record: Fields) => Fields) => {
  await wire.speak('normal');
  const sample = Object.fromEntries(
    Object.entries(sampleOf(kind.schema, 'sample') as Fields).filter(
      ([name]) => !kind.fileFields.includes(name),
    ),
  );
  const id = await create(kind, sample);
  wire.spoil = (answer) => ({ data: { ...dataOf(answer), ...spoilt(dataOf(answer)) } });
  const record = await kind.resource.read(id);
  return { id, record, values: kind.resource.toValues(record) };
};

/** The body sent for changed values, whatever the response. */
const sentFor = async (kind: Writable, id: number, [values, stored]: [Fields, Fields]): Promise<Fields> => {
  const saving = async () => {
    await kind.resource.saveChanges(id, values, stored);
  };
  const writes = await wire.during(() => saving().catch(() => undefined));
  return writes[0]?.fields ?? {};
};

const nested = WRITABLE.flatMap(([, kind]) =>
  propertiesOf(kind.schema).flatMap(([field, property]) => {
    const own = resolveSchema(property);
    const inner = own.items ? resolveSchema(own.items) : own;
    if (!inner.properties || kind.fileFields.includes(field)) return [];
    return [[kind.name, field, kind, Object.keys(inner.properties), own.items !== undefined] as const];
  }),
);

it.each(nested)(
  '%s: an edit in %s keeps what the form does not know of it',
  async (_name, field, kind, keys, isList) => {
    const [edited = '', unreadable = '', omitted = ''] = keys;
    const odd = { [edited]: 'Before', [unreadable]: { deep: 'as it came' }, nobody_knows: 'kept' };
    const other = { [edited]: 'Another', nobody_knows: 'kept, too' };
    const { id, values } = await openedWith(kind, () => ({ [field]: isList ? [odd, other] : odd }));
    const edit = (value: unknown) => ({ ...(value as Fields), [edited]: 'After' });
    const value = values[field];
    const next = isList
      ? (value as Fields[]).map((row, index) => (index === 0 ? edit(row) : row)).toReversed()
      : edit(value);
    const sent = (await sentFor(kind, id, [{ ...values, [field]: next }, values]))[field];
    const expected = { ...odd, [edited]: 'After' };
    expect(sent, `${kind.name}: ${field}, without ${omitted}`).toEqual(isList ? [other, expected] : expected);
  },
);

const isAddress = (schema: JsonSchema) => resolveSchema(schema)['x-image'] === true;
const address = '/files/77.png';
const spellings = [{ url: address }, { path: address }, { src: address, alt: 'Yak' }];

const pictures = WRITABLE.flatMap(([, kind]) =>
  recordFields(kind).flatMap(([field, property]) => {
    const own = resolveSchema(property);
    const row = own.items && resolveSchema(own.items);
    const isList = row?.properties?.url !== undefined && isAddress(row.properties.url);
    if (!isList && !isAddress(property)) return [];
    const needsId = row?.required?.includes('id') ?? false;
    return [[kind.name, field, kind, isList, needsId] as const];
  }),
);

it.each(pictures)(
  '%s: a picture in %s is shown however it comes, and left alone',
  async (name, field, kind, isList, needsId) => {
    const objects = spellings.map((spelling) => (isList ? { id: 77, ...spelling } : spelling));
    const all = [...objects, ...objects.map((one) => [one]), ...(needsId ? [] : [address, [address]])];
    for (const spelled of all) {
      // A page shows the first of its images, or its image URL if there is none.
      const { id, record, values } = await openedWith(kind, () => ({ images: [], [field]: spelled }));
      const said = `${name}: ${field} as ${JSON.stringify(spelled)}`;
      expect(unreadableOf(record), said).toEqual([]);
      expect(JSON.stringify(values), said).toContain(address);
      expect(await sentFor(kind, id, [values, values]), said).toEqual({});
    }
  },
);

const broken = [
  5,
  { url: '/files/2.png', alt: 'Without an id' },
  { id: 2, url: { deep: true }, alt: 'x' },
  { id: 2, url: '/files/2.png', alt: { en: 'Yak' } },
];
const stored = [
  { id: 1, url: '/files/1.png', alt: 'One' },
  { id: 3, url: '/files/3.png', alt: 'Three' },
];

const galleries = WRITABLE.flatMap(([, kind]) => {
  const names = propertiesOf(kind.schema).map(([name]) => name);
  if (!names.includes('gallery')) return [];
  return [[kind.name, names.includes('images') ? 'images' : 'gallery', kind] as const];
});

it.each(galleries)(
  '%s: no text or place reaches another of the %s where one could not be read',
  async (name, field, kind) => {
    const [first, second] = stored;
    for (const row of broken) {
      const { id, values } = await openedWith(kind, () => ({ [field]: [first, row, second] }));
      const items = values[field] as GalleryItem[];
      const edited = items
        .toReversed()
        .map((item) => ({ ...item, alt: `${item.alt}, edited`, featured: item.id === 3 }));
      const said = `${name}: ${field} with ${JSON.stringify(row)}`;
      expect(await sentFor(kind, id, [{ ...values, [field]: edited }, values]), said).toEqual({});
      const added = [...items, { file: new File(['x'], 'x.png'), alt: 'New' }];
      const sent = await sentFor(kind, id, [{ ...values, [field]: added }, values]);
      expect(Object.keys(sent), said).toEqual([field]);
      expect(sent[field], said).toHaveLength(1);
    }
  },
);

it('no form takes another picture for the first one where that could not be read', async () => {
  const singles = pictures.filter(
    ([, field, kind, isList]) =>
      isList && field === 'images' && !galleries.some(([name]) => name === kind.name),
  );
  expect(singles.length).toBeGreaterThan(0);
  for (const [name, , kind] of singles) {
    const { values } = await openedWith(kind, () => ({ images: [5, stored[1]], image_url: '/files/3.png' }));
    expect(values.image, name).toBeNull();
  }
});
