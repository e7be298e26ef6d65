import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readFieldErrors } from '@/api/errors/field-errors';
import { createFieldRegistry, sortMessages } from '@/components/form-page/field-registry';
import { isRecord } from '@/lib/values/is-record';
import { resolveSchema } from '@/mocks/contract/walk';
import { arbitraryOf } from './arbitrary';
import { type AnyResource, operationOf, RESOURCES } from './resources';
import { spellings } from './spellings';

fc.configureGlobal({ seed: 20_261_124, numRuns: 12, endOnFailure: true });

const wire = vi.hoisted(() => ({ asked: '' }));

vi.mock('@/api/http', () => ({
  request: ({ url }: { url: string }) => {
    wire.asked = url;
    return Promise.resolve({ data: { id: 1 } });
  },
}));

type Fields = Record<string, unknown>;

/** Arbitrary records of the resource, by the contract. */
const recordsOf = async (resource: AnyResource): Promise<fc.Arbitrary<Fields>> => {
  await resource.read(1);
  const { answerSchema = {} } = operationOf('GET', wire.asked) ?? {};
  const data = resolveSchema(answerSchema).properties?.data;
  if (!data) throw new Error(`There is no record at ${wire.asked}.`);
  return arbitraryOf(data) as fc.Arbitrary<Fields>;
};

/** An object without an id, such as `meta_tag`: no field shows it as a whole. */
const isGroup = (value: unknown): boolean => isRecord(value) && !('id' in value);

/** The paths at which two records differ; a list counts as one path. */
const differences = (a: unknown, b: unknown, path: readonly string[] = []): string[][] => {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (isRecord(a) && isRecord(b))
    return Object.keys(a).flatMap((key) => differences(a[key], b[key], [...path, key]));
  return isGroup(a) || isGroup(b) ? [] : [[...path]];
};

/** The record with one field as in `other`. */
const withPath = (record: Fields, other: Fields, [key = '', ...rest]: readonly string[]): Fields => {
  const [here, there] = [record[key], other[key]];
  const value = rest.length > 0 && isRecord(here) && isRecord(there) ? withPath(here, there, rest) : there;
  return { ...record, [key]: value };
};

const namesThatDiffer = (a: Fields, b: Fields) =>
  Object.keys(a).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

/** The fields that show a message in a form with all fields of the resource. */
const messagesOf = (resource: AnyResource) => {
  const registry = createFieldRegistry();
  for (const name of Object.keys(resource.toValues())) registry.register(name);
  return (path: string): string[] =>
    Object.keys(sortMessages(registry, readFieldErrors({ [path]: ['Odd.'] })).fields);
};

describe.each(RESOURCES)('a message about %s', (_name, resource) => {
  const fieldsFor = messagesOf(resource);
  const valuesOf = (record: Fields) => resource.toValues(record as never);

  it('is at its field by every spelling of the name that the form has for it', () => {
    for (const name of Object.keys(resource.toValues()))
      for (const spelled of spellings) expect(fieldsFor(spelled([name]))).toEqual([name]);
  });

  it('is at the field that shows what it names, where it says what the record calls it', async () => {
    const records = await recordsOf(resource);
    fc.assert(
      fc.property(records, records, fc.constantFrom(...spellings), (record, other, spelled) => {
        for (const path of differences(record, other)) {
          const shown = namesThatDiffer(valuesOf(record), valuesOf(withPath(record, other, path)));
          if (shown.length > 0) expect(shown).toContain(fieldsFor(spelled(path))[0]);
        }
      }),
    );
  });

  it('is at the field that was changed, where it says what the body calls it', async () => {
    const records = await recordsOf(resource);
    fc.assert(
      fc.property(records, records, fc.constantFrom(...spellings), (record, other, spelled) => {
        const [stored, wanted] = [valuesOf(record), valuesOf(other)];
        const before = resource.bodyOf(stored, stored) as Fields;
        for (const name of namesThatDiffer(stored, wanted)) {
          const after = resource.bodyOf({ ...stored, [name]: wanted[name] }, stored) as Fields;
          for (const sent of namesThatDiffer({ ...before, ...after }, before))
            expect(fieldsFor(spelled([sent]))).toEqual([name]);
        }
      }),
    );
  });
});
