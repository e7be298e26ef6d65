import { resource } from '@/api/resource';
import { createRole, deleteRole, getRole, updateRole } from '@/generated/api/roles/roles';
import type { PermissionReference, Role, RoleInput } from '@/generated/model';

/** The ids of permissions, in ascending order, so that equal selections are equal lists. */
export const permissionIds = (permissions: readonly PermissionReference[] | undefined) =>
  [...new Set(permissions?.map(({ id }) => id))].sort((a, b) => a - b);

/** The form values of a record, which are also its request body. */
export const toRoleValues = (role?: Role) =>
  ({ name: role?.name ?? '', permissions: permissionIds(role?.permissions) }) satisfies RoleInput;

/** All permissions to show: the listed ones, and those of the role that are no longer listed. */
export const allPermissions = (
  listed: readonly PermissionReference[],
  held: readonly PermissionReference[] = [],
) => {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...held.filter(({ id }) => !known.has(id))];
};

export const roles = resource({
  read: getRole,
  create: createRole,
  update: updateRole,
  remove: deleteRole,
  toValues: toRoleValues,
  toBody: (values) => values,
  evenEmpty: ['permissions'],
});
