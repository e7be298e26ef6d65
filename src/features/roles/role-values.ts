import { resource } from '@/api/resource';
import { createRole, deleteRole, getRole, updateRole } from '@/generated/api/roles/roles';
import type { PermissionReference, Role, RoleInput } from '@/generated/model';

/** The ids of some permissions, in ascending order, so that the same selection is always the same list. */
export const permissionIds = (permissions: readonly PermissionReference[] | undefined) =>
  [...new Set(permissions?.map(({ id }) => id))].sort((a, b) => a - b);

/** What the form holds for a record, and what is sent for it. */
export const toRoleValues = (role?: Role) =>
  ({ name: role?.name ?? '', permissions: permissionIds(role?.permissions) }) satisfies RoleInput;

/** All permissions that can be shown: the listed ones, and those that the role holds although they are no longer listed. */
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
