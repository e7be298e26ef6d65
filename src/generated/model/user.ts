/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Reference } from './reference.ts';
import type { UserProfile } from './userProfile.ts';

export interface User {
  id: Id;
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  middle_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  /** @nullable */
  full_name?: string | null;
  /** @nullable */
  email?: string | null;
  /** @nullable */
  username?: string | null;
  /** The first one is the user's role. */
  roles?: Reference[];
  /** @nullable */
  status?: boolean | null;
  profile?: UserProfile | null;
}
