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
