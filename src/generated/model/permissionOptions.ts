/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Permission } from './permission.ts';

export interface PermissionOptions {
  data: Permission[];
}
