/**
 * What an answer looks like, as far as reading it goes: a zod schema without its rules. `npm run generate` writes the
 * shapes of all reads from the generated schemas, so that a list need not load zod.
 */
export type Shape =
  /** `date`: a text that names a day and nothing more. */
  | { readonly type: 'string' | 'date' | 'number' | 'boolean' | 'null' | 'any' }
  | { readonly type: 'enum'; readonly members: readonly unknown[] }
  | { readonly type: 'optional' | 'nullable' | 'array'; readonly of: Shape }
  | { readonly type: 'default'; readonly of: Shape; readonly value: unknown }
  | {
      readonly type: 'object';
      readonly fields: Readonly<Record<string, Shape>>;
      /** What all other fields hold; without it they are left out. */
      readonly others?: Shape;
    }
  | { readonly type: 'union' | 'all'; readonly options: readonly Shape[] };
