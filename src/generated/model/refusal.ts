/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { RefusalErrors } from './refusalErrors.ts';

export interface Refusal {
  message?: string;
  /** Messages by field; nested fields are dotted (`rooms.0.name`). */
  errors: RefusalErrors;
}
