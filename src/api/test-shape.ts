import * as z from 'zod';
import type { Shape } from './shape';
import { type JsonSchema, shapeOf } from './shape-of';

/** The shape of what a zod schema describes, for tests that say in zod what an answer looks like. */
export const shapeOfZod = (schema: z.ZodType): Shape =>
  shapeOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, () => ({}));
