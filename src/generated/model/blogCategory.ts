/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface BlogCategory {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  /** @nullable */
  display_name?: string | null;
  status: boolean;
}
