import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFieldErrors } from '@/api/errors/field-errors';
import { createFieldRegistry, sortMessages } from '@/components/form-page/field-registry';
import { type JsonSchema, OPERATIONS, resolveSchema } from '@/mocks/contract/walk';
import { spellings } from './spellings';

fc.configureGlobal({ seed: 20_261_122, numRuns: 40, endOnFailure: true });

/** Every path of a body, with indexes for rows. */
const pathsOf = (schema: JsonSchema, path: readonly string[] = []): string[][] => {
  const { properties, items } = resolveSchema(schema);
  const own = path.length > 0 ? [[...path]] : [];
  if (properties)
    return [...own, ...Object.entries(properties).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
  return items ? [...own, ...pathsOf(items, [...path, '0'])] : own;
};

const writes = OPERATIONS.filter(({ bodySchema }) => bodySchema !== undefined);

describe.each(writes.map((operation) => [operation.operationId, operation.bodySchema ?? {}] as const))(
  'a refusal of %s',
  (_id, schema) => {
    const paths = pathsOf(schema);
    const names = Object.keys(resolveSchema(schema).properties ?? {});

    it('is shown beside a field or in the summary, whatever it names and in any format', () => {
      fc.assert(
        fc.property(
          fc.subarray(names),
          fc.uniqueArray(fc.nat(paths.length - 1), { minLength: 1, maxLength: 5 }),
          fc.constantFrom(...spellings),
          (fields, picked, spelled) => {
            const registry = createFieldRegistry();
            for (const name of fields) registry.register(name);
            const errors = picked.map((index) => [spelled(paths[index] ?? []), [`Message ${index}.`]]);
            const sorted = sortMessages(registry, readFieldErrors(Object.fromEntries(errors)));
            const seen = [...Object.values(sorted.fields), ...sorted.rest].join(' ');
            for (const index of picked) expect(seen).toContain(`Message ${index}.`);
            for (const name of Object.keys(sorted.fields)) expect(fields).toContain(name);
          },
        ),
      );
    });
  },
);
