import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { readerOf } from '@/api/reader';
import { unreadOf } from '@/api/unread';
import { rootOf } from '@/lib/field-path';
import { createBackend } from '@/mocks/backend';
import { fileFieldsOf, OPERATIONS } from '@/mocks/contract/walk';
import { servedBy } from '@/mocks/contract/walker';
import { testClient } from '@/mocks/test-client';
import { arbitraryBody } from './arbitrary';
import { type AnyResource, createSchemaAt, operationOf, RESOURCES } from './resources';

// The same records in every run.
fc.configureGlobal({ seed: 20_261_122, numRuns: 12, endOnFailure: true });

const wire = vi.hoisted(() => ({
  /** Every write: where it went, and the names of the fields that it had. */
  writes: [] as { url: string; fields: string[] }[],
  /** Changes an answer before it is read. */
  spoil: (body: unknown): unknown => body,
  send: (_config: unknown): Promise<unknown> => Promise.reject(new Error('No backend yet.')),
}));

vi.mock('@/api/http', () => ({ request: (config: unknown) => wire.send(config) }));

interface Call {
  method?: string;
  url?: string;
  data?: unknown;
}

const fieldsOf = (data: unknown): string[] => {
  const keys = data instanceof FormData ? [...data.keys()] : Object.keys(data ?? {});
  return [...new Set(keys.map((key) => key.replace(/\[.*$/, '')))];
};

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false }));
  wire.writes.length = 0;
  wire.spoil = (body) => body;
  wire.send = async (config) => {
    const { method = 'GET', url = '', data } = config as Call;
    if (method !== 'GET') wire.writes.push({ url, fields: fieldsOf(data) });
    const { status, body } = await client.call(method, url, data);
    if (status >= 400) throw new ApiError('http', JSON.stringify(body), { status });
    return method === 'GET' ? (await readerOf(url))(wire.spoil(body)) : body;
  };
});

/** Where a resource's records are: the address that reading the first one asks for, without its id. */
const collectionOf = async (resource: AnyResource): Promise<string> => {
  let asked = '';
  const { send } = wire;
  wire.send = (config) => {
    asked = (config as { url: string }).url;
    return Promise.resolve({ data: { id: 1 } });
  };
  await resource.read(1);
  wire.send = send;
  return asked.replace(/\/\d+$/, '');
};

let made = 0;

/** What no two records share, and a password that is confirmed. */
const ownParts = (body: Record<string, unknown>) => {
  const name = `record-${String(made)}`;
  if ('slug' in body) return { slug: name };
  if (!('username' in body)) return {};
  return { username: name, email: `${name}@example.com`, password_confirmation: body.password };
};

/** A new record from an arbitrary body, with an address of its own. */
const createFrom = async (collection: string, body: Record<string, unknown>): Promise<number> => {
  made += 1;
  const { status, body: answer } = await client.call('POST', collection, { ...body, ...ownParts(body) });
  if (status !== 201)
    throw new Error(`POST ${collection} answers ${String(status)}: ${JSON.stringify(answer)}`);
  return (answer as { data: { id: number } }).data.id;
};

/** The values of a record that was made from this body and is gone again, so that its names are free. */
const valuesOf = async (
  resource: AnyResource,
  collection: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const id = await createFrom(collection, body);
  const values = resource.toValues(await resource.read(id));
  await client.call('DELETE', `${collection}/${String(id)}`);
  return values;
};

const ofMetaTag = (name: string, unread: readonly string[]) =>
  unread.includes('meta_tag') && name.startsWith('meta_');

const writable = RESOURCES.filter(([, resource]) => typeof resource.create === 'function');

it('every update that is served belongs to a resource', async () => {
  const served = servedBy(createBackend());
  const updates = OPERATIONS.filter(
    ({ operationId, method, path }) => /^update(?!Own)/.test(operationId) && served.has(`${method} ${path}`),
  ).map(({ operationId }) => operationId);
  const covered = await Promise.all(
    RESOURCES.map(async ([, resource]) => {
      const collection = await collectionOf(resource);
      return (operationOf('PATCH', `${collection}/1`) ?? operationOf('POST', `${collection}/1`))?.operationId;
    }),
  );
  expect(updates.filter((update) => !covered.includes(update))).toEqual([]);
});

describe.each(writable)('%s', (_name, resource) => {
  const bodySchema = async () => createSchemaAt(await collectionOf(resource));
  const someBody = async () => arbitraryBody(await bodySchema());

  it('sends nothing for a record that nobody touched', async () => {
    const collection = await collectionOf(resource);
    await fc.assert(
      fc.asyncProperty(await someBody(), async (body) => {
        const id = await createFrom(collection, body);
        const values = resource.toValues(await resource.read(id));
        wire.writes.length = 0;
        await resource.saveChanges(id, values, values);
        await resource.saveChanges(id, resource.toValues(await resource.read(id)), values);
        expect(wire.writes).toEqual([]);
      }),
    );
  });

  it('sends a changed field alone, and loses nothing on the way', async () => {
    const collection = await collectionOf(resource);
    const bodies = await someBody();
    const files = fileFieldsOf(await bodySchema());
    await fc.assert(
      fc.asyncProperty(bodies, bodies, fc.nat(), async (body, other, pick) => {
        const wanted = await valuesOf(resource, collection, other);
        const id = await createFrom(collection, body);
        const values = resource.toValues(await resource.read(id));
        const names = Object.keys(values).filter(
          (name) => !files.includes(name) && JSON.stringify(values[name]) !== JSON.stringify(wanted[name]),
        );
        const name = names[pick % Math.max(1, names.length)];
        if (name === undefined || name === 'slug') return;
        const changed = { ...values, [name]: wanted[name] };
        wire.writes.length = 0;
        await resource.saveChanges(id, changed, values);
        expect(wire.writes).toEqual([{ url: `${collection}/${String(id)}`, fields: [name] }]);
        expect(resource.toValues(await resource.read(id))).toEqual(changed);
      }),
    );
  });

  it('never sends a field that could not be read', async () => {
    const collection = await collectionOf(resource);
    const bodies = await someBody();
    const files = fileFieldsOf(await bodySchema());
    await fc.assert(
      fc.asyncProperty(bodies, bodies, fc.nat(), async (body, other, pick) => {
        wire.spoil = (answer) => answer;
        const wanted = await valuesOf(resource, collection, other);
        const id = await createFrom(collection, body);
        let spoilt = '';
        wire.spoil = (answer) => {
          const { data } = answer as { data: Record<string, unknown> };
          // A full name follows its parts.
          const keys = Object.keys(data).filter((key) => key !== 'id' && key !== 'full_name');
          spoilt = keys[pick % keys.length] ?? '';
          return { data: { ...data, [spoilt]: ['like nothing promised'] } };
        };
        const record = await resource.read(id);
        const values = resource.toValues(record);
        const unread = unreadOf(record).flatMap(({ path, field }) => [rootOf(path), rootOf(field)]);
        expect(unread).toContain(spoilt);
        const readable = Object.keys(values).filter(
          (name) =>
            name !== 'slug' && !files.includes(name) && !unread.includes(name) && !ofMetaTag(name, unread),
        );
        const [name] = readable.filter((key) => JSON.stringify(values[key]) !== JSON.stringify(wanted[key]));
        if (name === undefined) return;
        const before = await client.data<Record<string, unknown>>('GET', `${collection}/${String(id)}`);
        wire.writes.length = 0;
        await resource.saveChanges(id, { ...values, [name]: wanted[name] }, values);
        expect(wire.writes.map(({ fields }) => fields)).toEqual([[name]]);
        const after = await client.data<Record<string, unknown>>('GET', `${collection}/${String(id)}`);
        expect(after[spoilt]).toEqual(before[spoilt]);
      }),
    );
  });
});
