import * as z from 'zod';
import { isRecord } from '@/lib/values/is-record';

export type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** The schema without its optional, nullable and default wrappers. */
export const bareSchema = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bareSchema(schema.unwrap())
    : schema;

export const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** The schema without its wrappers; of a union, the option that the value matches. */
export const schemaFor = (schema: Schema, value: unknown): Schema => {
  const bare = bareSchema(schema);
  if (!(bare instanceof z.ZodUnion)) return bare;
  const fitting = bare.options.find((option: Schema) => accepts(option, value));
  return fitting ? schemaFor(fitting, value) : bare;
};

/** The fields of an object schema, even if nullable; none for other schemas. */
export const fieldsOf = (schema: Schema | undefined): Shape => {
  const bare = schema && bareSchema(schema);
  if (bare instanceof z.ZodObject) return bare.shape;
  if (!(bare instanceof z.ZodUnion)) return {};
  return Object.assign({}, ...bare.options.map((option: Schema) => fieldsOf(option))) as Shape;
};

export const isRequired = (schema: Schema): boolean => !accepts(schema, undefined);

/** The schema's default value. */
export const defaultOf = (schema: Schema | undefined): unknown =>
  schema && z.safeParse(schema, undefined).data;

type Visit = (value: unknown, schema: Schema) => unknown;

/** Rewrites the value bottom-up: calls `visit` with each part and its schema. */
export const rewrite = (schema: Schema, value: unknown, visit: Visit): unknown => {
  const own = schemaFor(schema, value);
  if (own instanceof z.ZodArray && Array.isArray(value)) {
    return visit(
      value.map((item: unknown) => rewrite(own.element, item, visit)),
      own,
    );
  }
  if (!(own instanceof z.ZodObject) || !isRecord(value)) return visit(value, own);
  const fields = fieldsOf(own);
  const entries = Object.entries(value).map(([key, inner]) => {
    const field = fields[key];
    return [key, field ? rewrite(field, inner, visit) : inner] as const;
  });
  return visit(Object.fromEntries(entries), own);
};
