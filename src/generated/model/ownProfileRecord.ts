/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { OwnProfile } from './ownProfile.ts';

export interface OwnProfileRecord {
  data: OwnProfile;
}
