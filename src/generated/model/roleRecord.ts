/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

export interface RoleRecord {
  data: Role;
}
