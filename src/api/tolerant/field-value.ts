import { isRecord } from '@/lib/values/is-record';
import { toIdentity } from '@/lib/values/lenient';
import { bareShape, fallbackOf, isReference, type Shape } from './shape';

/** An own property of an object, never an inherited one. */
export const ownValue = (value: Record<string, unknown>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The properties of a field that are needed to find its value. */
interface FieldKind {
  bare: Shape;
  /** It is a reference, or a list of references. */
  refers: boolean;
  otherwise: unknown;
}

const kinds = new WeakMap<Shape, FieldKind>();

/** Computed once for all rows of a list. */
export const kindOf = (field: Shape): FieldKind => {
  const known = kinds.get(field);
  if (known) return known;
  const bare = bareShape(field);
  const refers = isReference(bare) || (bare.type === 'array' && isReference(bare.of));
  const kind = { bare, refers, otherwise: fallbackOf(field) };
  kinds.set(field, kind);
  return kind;
};

/** The fallback is shared by all rows, so lists are copied. */
export const copyOf = (otherwise: unknown): unknown => (Array.isArray(otherwise) ? [] : otherwise);

/** The value of a field that is missing under its own name, or is a reference: bare ids become records. */
export const otherValue = (
  { bare, refers }: FieldKind,
  given: unknown,
  names: readonly (string | undefined)[],
  value: Record<string, unknown>,
): unknown => {
  const found = names
    .map((name) => (name === undefined ? undefined : ownValue(value, name)))
    .filter((item) => (item ?? undefined) !== undefined);
  const [first = given] = refers ? [...found.filter(isIdentified), ...found] : found;
  const whole = first ?? flatObject(bare, value) ?? first;
  return refers ? asReferences(whole) : whole;
};

/** Builds an object from fields that a record has at its top level, under their write names. */
const flatObject = (shape: Shape, value: Record<string, unknown>): object | undefined => {
  if (shape.type !== 'object' || !shape.writtenAs) return undefined;
  const entries = Object.entries(shape.writtenAs).map(([key, name]) => [key, ownValue(value, name)]);
  return entries.some(([, item]) => item !== undefined) ? (Object.fromEntries(entries) as object) : undefined;
};

const isIdentified = (value: unknown): boolean =>
  Array.isArray(value) || toIdentity(value) !== undefined || isRecord(value);

const asReferences = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(asReference) : asReference(value);

const asReference = (value: unknown): unknown => {
  const id = toIdentity(value);
  return id === undefined ? value : { id };
};
