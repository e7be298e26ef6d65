/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { User } from './user.ts';

export interface UserPage {
  data: User[];
  meta: ListMeta;
}
