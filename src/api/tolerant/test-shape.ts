import * as z from 'zod';
import type { Shape } from './shape';
import { type JsonSchema, shapeOf } from './shape-of';

/** Converts a zod schema to a shape, for tests that describe responses in zod. */
export const shapeOfZod = (schema: z.ZodType): Shape =>
  shapeOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, () => ({}));
