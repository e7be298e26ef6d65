/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface PermissionReference {
  id: Id;
  /** @nullable */
  name?: string | null;
}
