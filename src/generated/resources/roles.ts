/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createRole, getRole, updateRole, deleteRole } from '../api/roles/roles';

export const roleCalls = { name: 'roles', create: createRole, read: getRole, update: updateRole, remove: deleteRole };

export const roleFields = {"name":{"kind":"text","longest":255,"required":true},"permissions":{"kind":"other","required":true}} as const;

export type RoleFields = typeof roleFields;
