import { isRecord } from '@/lib/values/is-record';

/**
 * The structure of a response body for reading it: the contract's schema without validation rules. `npm run generate`
 * writes the shapes of all reads, so that a list need not load zod.
 */
export type Shape =
  /** `date`: a calendar date without a time. `image`: an image's URL. */
  | { readonly type: 'string' | 'date' | 'image' | 'number' | 'boolean' | 'any' }
  | { readonly type: 'enum'; readonly members: readonly unknown[] }
  | { readonly type: 'optional' | 'nullable' | 'array'; readonly of: Shape }
  | ObjectShape
  | { readonly type: 'union'; readonly options: readonly Shape[] };

export interface ObjectShape {
  readonly type: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  /** The names by which a body writes fields, if different (`x-written-as`). */
  readonly writtenAs?: Readonly<Record<string, string>>;
  /** The names that other APIs use for fields that we guessed (`x-names`), best first. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** The shape of all other fields; without it they are dropped. */
  readonly others?: Shape;
}

/** The shape without optional and nullable. */
export const bareShape = (shape: Shape): Shape =>
  shape.type === 'optional' || shape.type === 'nullable' ? bareShape(shape.of) : shape;

/** Whether an object is an image: it has a URL field. */
export const isImage = (shape: Shape): shape is ObjectShape =>
  shape.type === 'object' && shape.fields.url?.type === 'image';

/** Whether an object is a reference: it has at most an id and a name, so the id alone is enough. */
export const isReference = (shape: Shape): shape is ObjectShape =>
  shape.type === 'object' &&
  shape.fields.id?.type === 'number' &&
  Object.entries(shape.fields).every(
    ([key, field]) => key === 'id' || key === 'name' || field.type === 'optional',
  );

/** The fallback for an unreadable value of this shape: an empty value; `undefined` if the shape has none. */
export const fallbackOf = (shape: Shape): unknown => {
  switch (shape.type) {
    case 'nullable':
      return null;
    case 'boolean':
      return false;
    case 'string':
    case 'date':
    case 'image':
      return '';
    case 'array':
      return [];
    default:
      return undefined;
  }
};

export const acceptsNull = (shape: Shape): boolean =>
  shape.type === 'nullable' ||
  shape.type === 'any' ||
  (shape.type === 'optional' && acceptsNull(shape.of)) ||
  (shape.type === 'union' && shape.options.some(acceptsNull));

/** Whether the value has the shape's type without conversion. For objects, literal fields must match too. */
export const fits = (shape: Shape, value: unknown): boolean => {
  switch (shape.type) {
    case 'enum':
      return shape.members.includes(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return (
        isRecord(value) &&
        Object.entries(shape.fields).every(([key, field]) => !isFixed(field) || fits(field, value[key]))
      );
    case 'optional':
    case 'nullable':
      return fits(shape.of, value);
    case 'date':
    case 'image':
      return typeof value === 'string';
    default:
      return typeof value === shape.type;
  }
};

const isFixed = (shape: Shape): boolean => shape.type === 'enum' && shape.members.length === 1;
