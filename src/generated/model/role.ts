/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PermissionReference } from './permissionReference.ts';

export interface Role {
  id: Id;
  name: string;
  /** Written as a list of ids. */
  permissions?: PermissionReference[];
}
