/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface PageOption {
  id: Id;
  /** @nullable */
  title?: string | null;
  /** @nullable */
  name?: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  parent_id?: number | null;
}
