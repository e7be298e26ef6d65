/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { OwnProfile } from './ownProfile.ts';

export type LoginAnswerData = {
  access_token: string;
  refresh_token: string;
  user?: OwnProfile;
};
