import { imageFile } from '@/lib/files/image-file.fixtures';
import { type JsonSchema, resolveSchema } from './walk';

/** A body that violates the schema: an overlong text, if it has texts, and an invalid status. */
export const refusedSample = (schema: JsonSchema): object => {
  const properties = Object.entries(resolveSchema(schema).properties ?? {});
  const texts = properties.filter(([, inner]) => (resolveSchema(inner).maxLength ?? Infinity) < 1_000);
  return {
    status: 'perhaps',
    ...Object.fromEntries(texts.slice(0, 1).map(([key]) => [key, 'x'.repeat(1_000)])),
  };
};

export const sampleImage = () => imageFile('png', 'sample.png');

const FORMATS: Readonly<Record<string, (word: string) => unknown>> = {
  binary: sampleImage,
  email: (word) => `${word}@example.com`,
  date: () => '2026-10-14',
  'date-time': () => '2026-10-14T06:15:00Z',
};

/**
 * A valid value for the schema, always the same. `word` makes two samples differ; it is in every text, and valid in
 * slugs.
 */
export const sampleOf = (schema: JsonSchema, word: string): unknown => {
  const { type, format, enum: members, ...rest } = resolveSchema(schema);
  const kind = Array.isArray(type) ? type.find((name) => name !== 'null') : type;
  const [choice] = rest.anyOf ?? rest.oneOf ?? [];
  if (choice) return sampleOf(choice, word);
  if (members) return members[0];
  if (format && FORMATS[format]) return FORMATS[format](word);
  if (kind === 'array') return [sampleOf(rest.items ?? {}, word)];
  if (kind === 'integer' || kind === 'number') return Math.max(1, rest.minimum ?? 1);
  if (kind === 'boolean') return true;
  if (kind === 'object' || rest.properties) {
    const entries = Object.entries(rest.properties ?? {});
    return Object.fromEntries(entries.map(([key, inner]) => [key, sampleOf(inner, `${word}-${key}`)]));
  }
  return word.padEnd(rest.minLength ?? 0, '-');
};
