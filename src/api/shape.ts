/**
 * What an answer looks like, as far as reading it goes: the contract's schema without its rules. `npm run generate`
 * writes the shapes of all reads, so that a list need not load zod.
 */
export type Shape =
  /** `date`: a text that names a day and nothing more. `picture`: the address of one. */
  | { readonly type: 'string' | 'date' | 'picture' | 'number' | 'boolean' | 'any' }
  | { readonly type: 'enum'; readonly members: readonly unknown[] }
  | { readonly type: 'optional' | 'nullable' | 'array'; readonly of: Shape }
  | ObjectShape
  | { readonly type: 'union'; readonly options: readonly Shape[] };

/** An object by its fields. */
export interface ObjectShape {
  readonly type: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  /** The names under which a body writes some of the fields, where they are not the same (`x-written-as`). */
  readonly writtenAs?: Readonly<Record<string, string>>;
  /** What all other fields hold; without it they are left out. */
  readonly others?: Shape;
}

/** The shape without what says that it may be missing. */
export const bareShape = (shape: Shape): Shape =>
  shape.type === 'optional' || shape.type === 'nullable' ? bareShape(shape.of) : shape;

/** Whether an object is a picture: it has the address of one. */
export const isPicture = (shape: Shape): shape is ObjectShape =>
  shape.type === 'object' && shape.fields.url?.type === 'picture';

/** Whether an object is a reference to another record: it has an id and perhaps a name, so the id alone is enough. */
export const isReference = (shape: Shape): shape is ObjectShape =>
  shape.type === 'object' &&
  shape.fields.id?.type === 'number' &&
  Object.entries(shape.fields).every(
    ([key, field]) => key === 'id' || key === 'name' || field.type === 'optional',
  );
