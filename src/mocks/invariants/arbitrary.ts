import * as fc from 'fast-check';
import { fileFieldsOf, type JsonSchema, resolveSchema } from '@/mocks/contract/walk';

/** References are to the first records, which every table has. */
const someId = fc.integer({ min: 1, max: 3 });

const isReference = ({ minimum, maximum }: JsonSchema) => minimum === 1 && maximum === undefined;

/** A field of an open object that only the backend knows. */
export const unnamed = 'of_the_backend';

/** A date that both the editor's calendar and a database support. */
const someDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Forms send texts unchanged; how blank texts are stored differs between backends. */
const someText = ({ minLength = 0, maxLength = 40 }: JsonSchema) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
    .filter((text) => text === text.trim() && text.length >= minLength && text.length <= maxLength);

const ofType = (type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      if (schema.format === 'date') return someDay;
      if (schema.format === 'email') return fc.constantFrom('a@example.com', 'b@example.com');
      return schema.pattern === undefined ? someText(schema) : fc.stringMatching(/^[a-z][a-z0-9-]{2,20}$/);
    case 'integer':
      return isReference(schema)
        ? someId
        : fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 999, 999) });
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 100, max: Math.min(schema.maximum ?? 9_999, 9_999) * 100 })
        .map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.uniqueArray(arbitraryOf(schema.items ?? {}), { maxLength: 3, comparator: 'SameValue' });
    case 'object':
      return fc.record({
        ...Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, property]) => [key, arbitraryOf(property)]),
        ),
        ...(schema.additionalProperties === true && { [unnamed]: someText({ minLength: 1 }) }),
      });
    default:
      return fc.constant(null);
  }
};

/** An arbitrary valid value of the schema. */
export const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { type, enum: members, const: only, anyOf, oneOf, ...rest } = resolveSchema(schema);
  const options = anyOf ?? oneOf;
  if (only !== undefined) return fc.constant(only);
  if (options) return fc.oneof(...options.map(arbitraryOf));
  if (members) return fc.constantFrom(...members);
  const types = Array.isArray(type) ? type : [type];
  return fc.oneof(...types.map((each) => ofType(each, rest)));
};

/** An arbitrary body of this schema, without files. */
export const arbitraryBody = (schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> => {
  const properties = Object.entries(resolveSchema(schema).properties ?? {});
  const fileFields = fileFieldsOf(schema);
  return fc.record(
    Object.fromEntries(
      properties
        .filter(([key]) => !fileFields.includes(key))
        .map(([key, property]) => [key, arbitraryOf(property)]),
    ),
  );
};
