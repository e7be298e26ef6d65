import { describe, expect, it } from 'vitest';
import { OPERATIONS as GENERATED } from '@/generated/operations';
import { exampleBody, presentSchema } from './example-body';
import { sampleImage } from './sample';
import { type JsonSchema, type Operation, OPERATIONS, resolveSchema } from './walk';

const each = (some: readonly Operation[]) =>
  some.map((operation) => [operation.operationId, operation] as const);
const generated = ({ operationId }: Operation) =>
  GENERATED.find((operation) => operation.operationId === operationId);

/** The value with another field in each of its objects, or only in those that the contract leaves open. */
const withMore = (schema: JsonSchema, value: unknown, where: 'everywhere' | 'open'): unknown => {
  const { properties = {}, items = {}, additionalProperties } = presentSchema(schema, resolveSchema);
  if (Array.isArray(value)) return value.map((row) => withMore(items, row, where));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    withMore(properties[name] ?? {}, inner, where),
  ]);
  const more = where === 'everywhere' || additionalProperties === true;
  return { ...Object.fromEntries(fields), ...(more && { unnamed: 1 }) };
};

/** The paths of the fields missing in an example, in every row of every list. */
const missing = (schema: JsonSchema, value: unknown, path = ''): string[] => {
  const { properties = {}, items } = presentSchema(schema, resolveSchema);
  if (Array.isArray(value))
    return value.flatMap((row, index) => (items ? missing(items, row, `${path}[${index}]`) : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(properties).flatMap(([name, inner]) =>
    name in value
      ? missing(inner, (value as Record<string, unknown>)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
};

describe('the example of an answer', () => {
  const answers = OPERATIONS.filter(({ answerSchema }) => answerSchema !== undefined);

  it('is there for everything that answers', () => {
    const silent = OPERATIONS.filter(({ answerSchema }) => answerSchema === undefined);
    expect(silent.filter(({ successStatus }) => successStatus !== 204)).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  it.each(each(answers))('of %s has every field, in every row', (_id, { answerSchema = {}, example }) => {
    expect(missing(answerSchema, example)).toEqual([]);
    expect((example as { data?: unknown }).data).not.toEqual([]);
  });

  it.each(each(answers))('of %s is one, and has nothing else', (_id, operation) => {
    expect(generated(operation)?.answer?.parse(operation.example)).toEqual(operation.example);
  });
});

describe('the example of an address', () => {
  const named = OPERATIONS.filter(({ path }) => path.includes('{'));

  it.each(each(named))('of %s has every id, the last of them that of the answer', (_id, operation) => {
    const { path, exampleIds, example } = operation;
    expect(exampleIds.filter((each) => each !== undefined)).toHaveLength(path.split('{').length - 1);
    const { id } = ((example as { data?: unknown } | undefined)?.data ?? {}) as { id?: number };
    if (path.endsWith('}') && id !== undefined) expect(id).toBe(exampleIds.at(-1));
  });
});

describe('the example of a body', () => {
  const bodies = OPERATIONS.filter(({ bodySchema }) => bodySchema !== undefined);

  it.each(each(bodies))('of %s is accepted, without what only open objects may have', (_id, operation) => {
    const { bodySchema = {}, bodyExamples } = operation;
    expect(bodyExamples).not.toEqual([]);
    for (const example of bodyExamples) {
      const body = exampleBody(bodySchema, example, { resolve: resolveSchema, file: sampleImage });
      expect(generated(operation)?.body?.parse(body)).toEqual(body);
      expect(generated(operation)?.body?.parse(withMore(bodySchema, body, 'everywhere'))).toEqual(
        withMore(bodySchema, body, 'open'),
      );
    }
  });

  it.each(each(bodies.filter(({ bodyType }) => bodyType === 'multipart/form-data')))(
    'of %s has every field',
    (_id, { bodySchema = {}, bodyExamples: [whole] }) => {
      const names = Object.keys(resolveSchema(bodySchema).properties ?? {});
      expect(names.filter((name) => !(name in (whole as object)))).toEqual([]);
    },
  );
});

describe('the body of a create', () => {
  const changes = OPERATIONS.filter(({ path, bodySchema }) => bodySchema && path.endsWith('}'));
  const pairs = changes.flatMap((change) => {
    const path = change.path.slice(0, change.path.lastIndexOf('/'));
    const create = OPERATIONS.find((other) => other.path === path && other.successStatus === 201);
    return create ? [[create.operationId, create, change] as const] : [];
  });
  /** The fields without what a create adds to them, or does not repeat. */
  const fields = ({ bodySchema = {} }: Operation) =>
    Object.entries(resolveSchema(bodySchema).properties ?? {}).map(([name, field]) => {
      const added = ['default', 'x-assumed'];
      return [name, Object.fromEntries(Object.entries(field).filter(([key]) => !added.includes(key)))];
    });

  it.each(pairs)('of %s has the fields of a change, by the same rules', (_id, create, change) => {
    expect(fields(create)).toEqual(fields(change));
  });

  it('is compared for every resource', () => expect(pairs.length).toBeGreaterThan(15));
});

describe('the refusals', () => {
  it.each(each(OPERATIONS))('of %s are all in the contract', (_id, operation) => {
    const { isOpen, path, tag, bodySchema, statuses } = operation;
    const own = tag === 'auth' || tag === 'profile';
    expect(statuses).toEqual(
      expect.arrayContaining([
        '401',
        '429',
        '5XX',
        ...(isOpen || own ? [] : ['403']),
        ...(path.includes('{') ? ['404'] : []),
        ...(bodySchema ? ['422'] : []),
      ]),
    );
  });

  it('of a deletion say that something may still need what other records name', () => {
    const named = new Set(GENERATED.flatMap(({ references = {} }) => Object.values(references)));
    const deletions = OPERATIONS.filter(({ method, tag }) => method === 'DELETE' && named.has(tag));
    const unguarded = deletions.filter(({ statuses }) => !statuses.includes('409'));
    expect(deletions.length).toBeGreaterThan(10);
    expect(unguarded.map(({ operationId }) => operationId)).toEqual([]);
  });
});
