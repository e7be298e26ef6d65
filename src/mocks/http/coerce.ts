import * as z from 'zod';
import { isRecord } from '@/lib/values/is-record';
import { accepts, bareSchema, type Schema } from '@/mocks/dialects/schema';

const BOOLEANS: Readonly<Record<string, boolean>> = { '1': true, '0': false, true: true, false: false };

/** A numeric literal, as the contract defines a status. */
const isNumeral = (bare: Schema): boolean => bare instanceof z.ZodLiteral && typeof bare.value === 'number';

const coerceText = (schema: Schema, bare: Schema, text: string): unknown => {
  if (bare instanceof z.ZodBoolean && text !== '') return BOOLEANS[text] ?? text;
  if ((bare instanceof z.ZodNumber || isNumeral(bare)) && text.trim() !== '')
    return Number.isNaN(Number(text)) ? text : Number(text);
  if (bare instanceof z.ZodUnion) {
    const readings = bare.options.map((option: Schema) => coerce(option, text));
    const fitting = readings.findIndex((reading: unknown) => accepts(bare, reading));
    return fitting < 0 ? text : readings[fitting];
  }
  if (text !== '') return text;
  if (bare instanceof z.ZodArray) return [];
  if (accepts(schema, null)) return null;
  return accepts(schema, '') || !accepts(schema, undefined) ? '' : undefined;
};

/**
 * Converts the texts of a form or query to the schema's types: `1` and `0` to booleans, numerals to numbers, an empty
 * text to an empty list or null where allowed. Other values stay as they are, for the validation to refuse.
 */
export const coerce = (schema: Schema, value: unknown): unknown => {
  const bare = bareSchema(schema);
  if (typeof value === 'string') return coerceText(schema, bare, value);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => coerce(bare.element, item));
  }
  if (bare instanceof z.ZodObject && isRecord(value) && !(value instanceof Blob)) {
    const shape: Readonly<Record<string, Schema>> = bare.shape;
    const entries = Object.entries(value).map(([key, inner]) => {
      const field = shape[key];
      return [key, field ? coerce(field, inner) : inner];
    });
    return Object.fromEntries(entries);
  }
  return value;
};
