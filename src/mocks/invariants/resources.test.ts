import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { rootOf } from '@/lib/values/paths';
import { type JsonSchema, resolveSchema } from '@/mocks/contract/walk';
import { DIALECT_NAMES } from '@/mocks/dialects/names';
import { arbitraryBody } from './arbitrary';
import { differing, type Fields, recordsOf, runs, WRITABLE, type Writable } from './records';
import { operationOf } from './resources';
import { connect, type Write } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

/** Whether config.json says that updates hold whole records. */
let configured = false;

vi.mock('@/api/client/config', async (original) => ({
  ...(await original<object>()),
  wholeRecords: () => configured,
}));

beforeEach(() => {
  configured = false;
});

runs(3);

const wire = connect();
const { create, stored, valuesOf } = recordsOf(wire);

const dataOf = (answer: unknown) => (answer as { data: Fields }).data;

/** Unique fields and files. */
const fixedIn = ({ fileFields }: Writable) => [...fileFields, 'slug'];

/** Changes one field by itself: as its form, lists, bulk runs or the prices of rooms do. */
const change = async (
  { resource }: Writable,
  id: number,
  [values, name, value]: [Fields, string, unknown],
  alone: boolean,
) => {
  const changed = { ...values, [name]: value };
  if (!alone) return resource.saveChanges(id, changed, values);
  const body = resource.bodyOf(changed, values) as Fields;
  return resource.update(id, { [name]: body[name] });
};

/** Expects only the changed field in the write, unless the backend required whole records; returns the others. */
const expectAlone = (writes: readonly Write[], { name, collection }: Writable, id: number, field: string) => {
  const url = `${collection}/${id}`;
  const whole = writes.at(-1)?.fields ?? {};
  for (const write of writes) {
    expect(write.url, `${name}: ${field}`).toBe(url);
    expect(Object.keys(write.fields), `${name}: ${write.operationId} of ${field}`).toContain(field);
  }
  return Object.keys(whole).filter((key) => key !== field);
};

/** The names of a record's fields in request bodies, if different. */
const writtenAs = ({ collection }: Writable): Record<string, string[]> => {
  const answer = operationOf('GET', `${collection}/1`)?.answerSchema ?? {};
  const record = resolveSchema(resolveSchema(answer).properties?.data ?? {});
  return namesIn(record);
};

const namesIn = ({ properties = {} }: JsonSchema): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(properties).map(([key, property]) => {
      const own = resolveSchema(property);
      const written = property['x-written-as'] ?? own['x-written-as'];
      return [key, [...(written ? [written] : []), ...Object.values(namesIn(own)).flat()]];
    }),
  );

const passwordsIn = (body: Fields) =>
  'password' in body ? { password: body.password, password_confirmation: body.password } : {};

/** A value that no field may have. */
const likeNothing = [[true]];

/** One of the keys of a record; a full name follows its parts. */
const pickedKey = (record: Fields, pick: number): string => {
  const keys = Object.keys(record).filter((key) => key !== 'id' && key !== 'full_name');
  return keys[pick % keys.length] ?? '';
};

/** Changes a field of a record with unknown ones: those are not sent, and stay. */
const expectNeverSent = async (
  kind: Writable,
  id: number,
  unknown: readonly string[],
  { record, wanted }: { record: { id: number }; wanted: Fields },
) => {
  const values = kind.resource.toValues(record);
  const ofMetaTag = unknown.includes('meta_tag')
    ? Object.keys(values).filter((key) => key.startsWith('meta_'))
    : [];
  const except = [...fixedIn(kind), ...unknown, ...ofMetaTag];
  const [name] = differing(values, wanted, except);
  if (name === undefined) return;
  const before = await stored(kind, id);
  let refused: unknown;
  const writes = await wire.during(() =>
    change(kind, id, [values, name, wanted[name]], false).catch((error: unknown) => {
      refused = error;
    }),
  );
  // A backend that requires an unknown value refuses with a message; one that would empty it is sent nothing.
  if (refused !== undefined) {
    expect(refused, `${kind.name}: ${name}`).toBeInstanceOf(ApiError);
    if (writes.length > 0) expect(refused, `${kind.name}: ${name}`).toMatchObject({ status: 422 });
  }
  for (const { fields, operationId } of writes) {
    const sent = Object.keys(fields).filter((key) => [...unknown, ...ofMetaTag].includes(key));
    expect(sent, `${kind.name}: ${operationId} of ${name}`).toEqual([]);
  }
  expect(await stored(kind, id)).toEqual(
    refused === undefined ? { ...before, [name]: wanted[name] } : before,
  );
};

describe.each(WRITABLE)('%s', (name, kind) => {
  const { resource, collection, schema } = kind;
  const bodies = arbitraryBody(schema);
  const fixed = fixedIn(kind);

  describe.each(DIALECT_NAMES)('in %s', (dialect) => {
    it('sends nothing for a record that nobody touched', async () => {
      await wire.speak(dialect);
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const id = await create(kind, body);
          const values = resource.toValues(await resource.read(id));
          const again = resource.toValues(await resource.read(id));
          const writes = await wire.during(async () => {
            await resource.saveChanges(id, values, values);
            await resource.saveChanges(id, again, values);
          });
          expect(writes).toEqual([]);
        }),
      );
    });

    it('sends only a changed field, and loses nothing', async () => {
      await wire.speak(dialect);
      await fc.assert(
        fc.asyncProperty(bodies, bodies, fc.nat(), fc.boolean(), async (body, other, pick, alone) => {
          const wanted = await valuesOf(kind, other);
          const id = await create(kind, body);
          const before = await stored(kind, id);
          const values = resource.toValues(await resource.read(id));
          const names = differing(values, wanted, fixed);
          const field = names[pick % names.length];
          if (field === undefined) return;
          const writes = await wire.during(() => change(kind, id, [values, field, wanted[field]], alone));
          const others = expectAlone(writes, kind, id, field);
          if (!['laravel', 'whole'].includes(dialect)) expect([writes.length, others]).toEqual([1, []]);
          expect(await stored(kind, id)).toEqual({ ...before, [field]: wanted[field] });
        }),
      );
    });

    it('never sends a field that could not be read', async () => {
      await wire.speak(dialect);
      configured = dialect === 'whole';
      await fc.assert(
        fc.asyncProperty(bodies, bodies, fc.nat(), async (body, other, pick) => {
          const wanted = await valuesOf(kind, other);
          const id = await create(kind, body);
          let spoilt = '';
          wire.spoil = (answer) => {
            spoilt = pickedKey(dataOf(answer), pick);
            return { data: { ...dataOf(answer), [spoilt]: likeNothing } };
          };
          const record = await resource.read(id);
          const unreadable = unreadableOf(record).flatMap(({ path, field }) => [rootOf(path), rootOf(field)]);
          expect(unreadable, `${name}: ${spoilt}`).toContain(spoilt);
          await expectNeverSent(kind, id, unreadable, { record, wanted });
        }),
      );
    });
  });

  it('completes a body with what the record says, and nothing else', async () => {
    await wire.speak('laravel');
    await fc.assert(
      fc.asyncProperty(bodies, bodies, fc.nat(), async (body, other, pick) => {
        const wanted = await valuesOf(kind, other);
        const id = await create(kind, body);
        let dropped = '';
        wire.spoil = (answer) => {
          dropped = pickedKey(dataOf(answer), pick);
          return { data: { ...dataOf(answer), [dropped]: undefined } };
        };
        const record = await resource.read(id);
        await expectNeverSent(kind, id, [dropped, ...(writtenAs(kind)[dropped] ?? [])], { record, wanted });
      }),
    );
  });

  it('creates what its form holds', async () => {
    await wire.speak('laravel');
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const values = { ...(await valuesOf(kind, body)), ...passwordsIn(body) };
        const answer = await resource.create(values);
        expect(wire.writes.at(-1)?.url).toBe(collection);
        const made = await stored(kind, (answer as { data: { id: number } }).data.id);
        expect({ ...made, ...passwordsIn(body) }).toEqual(values);
      }),
    );
  });
});
