/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createRole, getRole, updateRole, deleteRole, listRoles } from '../api/roles/roles';

export const roleFields = {"name":{"kind":"text","required":true},"permissions":{"kind":"other","required":true}} as const;

export const roleContract = { name: 'roles', fields: roleFields, schema: () => import('../zod/roles/roles').then((module) => module.CreateRoleBody), create: createRole, read: getRole, update: updateRole, remove: deleteRole, list: listRoles };
