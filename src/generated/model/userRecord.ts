/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { User } from './user.ts';

export interface UserRecord {
  data: User;
}
