/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface AmenityReference {
  id: Id;
  /** @nullable */
  display_name?: string | null;
}
