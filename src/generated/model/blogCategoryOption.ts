/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface BlogCategoryOption {
  id: Id;
  /** @nullable */
  name?: string | null;
  /** @nullable */
  display_name?: string | null;
}
