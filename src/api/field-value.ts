import { isRecord } from '@/lib/is-record';
import { fallbackOf, toIdentity } from './conform-values';
import { bareShape, isReference, type Shape } from './shape';

/** A field of an object by its own name, and nothing that every object has. */
export const own = (value: Record<string, unknown>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** What has to be known of a field to find its value. */
interface FieldKind {
  bare: Shape;
  /** It refers to another record, or to several. */
  refers: boolean;
  otherwise: unknown;
}

const kinds = new WeakMap<Shape, FieldKind>();

/** The same for every row of a list. */
export const kindOf = (field: Shape): FieldKind => {
  const known = kinds.get(field);
  if (known) return known;
  const bare = bareShape(field);
  const refers = isReference(bare) || (bare.type === 'array' && isReference(bare.of));
  const kind = { bare, refers, otherwise: fallbackOf(field) };
  kinds.set(field, kind);
  return kind;
};

/** A fallback is known once for all rows, and rows are not to share a list. */
export const copyOf = (otherwise: unknown): unknown => (Array.isArray(otherwise) ? [] : otherwise);

/** The value of a field that did not come under its own name, or refers to another record: then with ids as records. */
export const otherValue = (
  { bare, refers }: FieldKind,
  given: unknown,
  names: readonly (string | undefined)[],
  value: Record<string, unknown>,
): unknown => {
  const found = names
    .map((name) => (name === undefined ? undefined : own(value, name)))
    .filter((item) => (item ?? undefined) !== undefined);
  const [first = given] = refers ? [...found.filter(isIdentified), ...found] : found;
  const whole = first ?? flatObject(bare, value) ?? first;
  return refers ? asReferences(whole) : whole;
};

/** An object of which a record has the fields beside its own, under the names by which they are written. */
const flatObject = (shape: Shape, value: Record<string, unknown>): object | undefined => {
  if (shape.type !== 'object' || !shape.writtenAs) return undefined;
  const entries = Object.entries(shape.writtenAs).map(([key, name]) => [key, own(value, name)]);
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
