import * as fc from 'fast-check';
import { fileFieldsOf, type JsonSchema } from '@/mocks/contract/walk';
import { type AnyResource, createSchemaAt, RESOURCES } from './resources';
import { callsOf, type connect } from './wire';

export type Fields = Record<string, unknown>;

/** A resource whose records can be created, and its path. */
export interface Writable {
  name: string;
  resource: AnyResource;
  /** The path of its collection. */
  collection: string;
  /** The schema of the body that creates a record. */
  schema: JsonSchema;
  fileFields: readonly string[];
}

const writable = async ([name, resource]: (typeof RESOURCES)[number]): Promise<Writable> => {
  const [read] = await callsOf(() => resource.read(1));
  const collection = (read?.url ?? '').replace(/\/\d+$/, '');
  const schema = createSchemaAt(collection);
  return { name, resource, collection, schema, fileFields: fileFieldsOf(schema) };
};

const found: (readonly [string, Writable])[] = [];
for (const entry of RESOURCES) {
  if (typeof entry[1].create === 'function') found.push([entry[0], await writable(entry)]);
}

/** Every resource whose records can be created, by name. */
export const WRITABLE: readonly (readonly [string, Writable])[] = found;

let made = 0;

/** Unique fields, and a confirmed password. */
const ownParts = (body: Fields) => {
  made += 1;
  const name = `record-${made}`;
  if ('slug' in body) return { slug: name };
  if (!('username' in body)) return {};
  return { username: name, email: `${name}@example.com`, password_confirmation: body.password };
};

/** Creates and reads records of a backend, in any dialect. */
export const recordsOf = (wire: ReturnType<typeof connect>) => {
  const create = ({ collection }: Writable, body: Fields | FormData): Promise<number> =>
    wire.plainly(async () => {
      const sent = body instanceof FormData ? body : { ...body, ...ownParts(body) };
      const { status, body: answer } = await wire.client.call('POST', collection, sent);
      if (status !== 201) throw new Error(`POST ${collection} answers ${status}: ${JSON.stringify(answer)}`);
      return (answer as { data: { id: number } }).data.id;
    });
  /** The values of a stored record. */
  const stored = ({ resource }: Writable, id: number): Promise<Fields> =>
    wire.plainly(async () => resource.toValues(await resource.read(id)));

  return {
    create,
    stored,
    /** The values of a record created from this body; it is deleted again, so that its names are free. */
    valuesOf: async (kind: Writable, body: Fields): Promise<Fields> => {
      const id = await create(kind, body);
      const values = await stored(kind, id);
      await wire.plainly(() => wire.client.call('DELETE', `${kind.collection}/${id}`));
      return values;
    },
  };
};

/** A fixed seed, and fewer runs per dialect than a single dialect would need. */
export const runs = (numRuns: number) =>
  fc.configureGlobal({ seed: 20_261_122, numRuns, endOnFailure: true });

/** The names of values that differ, except those in `except`. */
export const differing = (values: Fields, wanted: Fields, except: readonly string[]): string[] =>
  Object.keys(values).filter(
    (name) => !except.includes(name) && JSON.stringify(values[name]) !== JSON.stringify(wanted[name]),
  );
