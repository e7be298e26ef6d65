/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Role } from './role.ts';

export interface RolePage {
  data: Role[];
  meta: ListMeta;
}
