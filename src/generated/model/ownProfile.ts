/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface OwnProfile {
  id: Id;
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  middle_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  /** @nullable */
  email?: string | null;
  /** @nullable */
  username?: string | null;
}
