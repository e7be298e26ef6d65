import { readUser } from '@/api/session/tokens';
import { getUser } from '@/generated/api/users/users';
import type { Role } from '@/generated/model';
import { permissionIds } from './role-values';

const holds = async (user: number, { id }: Role): Promise<boolean> => {
  try {
    return (await getUser(user)).data.roles?.some((role) => role.id === id) ?? false;
  } catch {
    // Does not ask a user who may not read users.
    return false;
  }
};

/** The warning before a role is saved with these permissions: the user has the role, and loses some of them. */
export const cautionBefore = async (
  role: Role,
  { permissions }: { permissions: readonly number[] },
): Promise<string | undefined> => {
  const taken = permissionIds(role.permissions).some((id) => !permissions.includes(id));
  const self = Number(readUser()?.id);
  if (!taken || !(self > 0) || !(await holds(self, role))) return undefined;
  return 'This is your own role: without the permissions that you remove, you may not be able to undo this.';
};
