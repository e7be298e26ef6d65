import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { isOmitted, unreadableOf } from '@/api/tolerant/unreadable';
import { writeRecord } from '@/api/writes/record-write';
import { isReset } from '@/api/writes/unsent';
import { rootOf } from '@/lib/values/paths';
import { type JsonSchema, resolveSchema } from '@/mocks/contract/walk';
import { DIALECT_NAMES } from '@/mocks/dialects/names';
import { arbitraryBody, unnamed } from './arbitrary';
import { differing, type Fields, recordsOf, runs, WRITABLE } from './records';
import { connect } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

runs(4);

const wire = connect();
const { create, stored, valuesOf } = recordsOf(wire);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe.each(WRITABLE)('%s', (name, kind) => {
  const { resource, schema, fileFields } = kind;
  const bodies = arbitraryBody(schema);
  const fixed = [...fileFields, 'slug'];

  it.each(DIALECT_NAMES)('in %s, names only the values that were sent and not kept', async (dialect) => {
    await wire.speak(dialect);
    await fc.assert(
      fc.asyncProperty(bodies, bodies, fc.nat(), fc.boolean(), async (body, other, pick, forgetful) => {
        const wanted = await valuesOf(kind, other);
        const id = await create(kind, body);
        const before = await stored(kind, id);
        const base: Fields = resource.toValues(await resource.read(id));
        const names = differing(base, wanted, fixed);
        const field = names[pick % names.length];
        if (field === undefined) return;
        wire.forgets = forgetful ? field : '';
        const edit = { base, ours: { ...base, [field]: wanted[field] } };
        const written = await writeRecord(resource, id, edit).catch((error: unknown) => {
          // A required field cannot be dropped without a refusal.
          if (forgetful && error instanceof ApiError && error.status === 422) return undefined;
          throw error;
        });
        wire.forgets = '';
        if (written?.kind !== 'saved') return;
        const record = await resource.read(id);
        const unreadable = unreadableOf(record).flatMap(({ path, field: key }) => [path, key]);
        const isSaid = !isOmitted(record, field) && !unreadable.map(rootOf).includes(field);
        const after = await stored(kind, id);
        const isEmptied = isReset(wanted[field], after[field]);
        const stayed = !same(after[field], before[field]) && !isEmptied;
        const lost = written.lost.map((value) => value.name);
        expect(lost, `${name}: ${field}`).toEqual(stayed || !isSaid ? [] : [field]);
        expect(written.heard === false, `${name}: ${field}`).toBe(
          lost.length > 0 && same(after[field], before[field]),
        );
      }),
    );
  });
});

/** The fields of a body whose objects are sent back whole. */
const openFieldsOf = (schema: JsonSchema) =>
  Object.entries(resolveSchema(schema).properties ?? {}).flatMap(([name, property]) => {
    const own = resolveSchema(property);
    return [own, resolveSchema(own.items ?? {})].some((each) => each.additionalProperties === true)
      ? [name]
      : [];
  });

const OPEN = WRITABLE.filter(([, { schema }]) => openFieldsOf(schema).length > 0);

it('has records with objects that are sent back whole', () => expect(OPEN).not.toEqual([]));

describe.each(OPEN)('%s', (_, kind) => {
  const { resource, schema, collection } = kind;
  /** The open fields of values, a body or a record, with each object edited. */
  const edited = (fields: Fields, edit: (row: Fields) => unknown): Fields =>
    Object.fromEntries(
      openFieldsOf(schema).map((name) => {
        const value = fields[name];
        return [name, Array.isArray(value) ? (value as Fields[]).map(edit) : edit(value as Fields)];
      }),
    );

  it.each(DIALECT_NAMES)('in %s, keeps what only the backend knows of a changed object', async (dialect) => {
    await wire.speak(dialect);
    await fc.assert(
      fc.asyncProperty(arbitraryBody(schema), async (body) => {
        const id = await create(kind, body);
        const base: Fields = resource.toValues(await resource.read(id));
        const ours = { ...base, ...edited(base, (row) => ({ ...row, title: 'Changed' })) };
        await writeRecord(resource, id, { base, ours });
        const record = await wire.plainly(() => wire.client.data<Fields>('GET', `${collection}/${id}`));
        const wanted = edited(body, (row) => ['Changed', row[unnamed]]);
        expect(edited(record, (row) => [row.title, row[unnamed]])).toEqual(wanted);
      }),
    );
  });
});
