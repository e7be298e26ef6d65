import { resource } from '@/api/writes/resource';
import type { PermissionReference, Role, RoleInput } from '@/generated/model';
import { roleContract } from '@/generated/resources/roles';

/** The ids of permissions, in ascending order, so that equal selections are equal lists. */
export const permissionIds = (permissions: readonly PermissionReference[] | undefined) =>
  [...new Set(permissions?.map(({ id }) => id))].sort((a, b) => a - b);

/** All permissions that can be shown: the listed ones, and those that the role holds although they are no longer listed. */
export const allPermissions = (
  listed: readonly PermissionReference[],
  held: readonly PermissionReference[] = [],
) => {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...held.filter(({ id }) => !known.has(id))];
};

export const roleResource = resource({
  ...roleContract,
  toValues: (role?: Role) =>
    ({ name: role?.name ?? '', permissions: permissionIds(role?.permissions) }) satisfies RoleInput,
  toBody: (values) => values,
  evenEmpty: ['permissions'],
});
