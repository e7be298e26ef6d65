import type { Permission, Role, RoleInput } from '@/generated/model';

/** The ids of some permissions, in ascending order, so that the same selection is always the same list. */
export const permissionIds = (permissions: readonly Permission[] | undefined) =>
  [...new Set(permissions?.map(({ id }) => id))].sort((a, b) => a - b);

/** What the form holds for a record, and what is sent for it. */
export const toRoleValues = (role?: Role) =>
  ({ name: role?.name ?? '', permissions: permissionIds(role?.permissions) }) satisfies RoleInput;

/** All permissions that can be shown: the listed ones, and those that the role holds although they are no longer listed. */
export const allPermissions = (listed: readonly Permission[], held: readonly Permission[] = []) => {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...held.filter(({ id }) => !known.has(id))];
};
