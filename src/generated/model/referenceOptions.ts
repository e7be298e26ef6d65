/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Reference } from './reference.ts';

export interface ReferenceOptions {
  data: Reference[];
}
