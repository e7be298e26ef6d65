import type { Operation } from '@/generated/operations';
import type { Context } from './context';
import { isUpdate } from './dialects/operations';
import { permissions } from './seed/permissions';
import { roles } from './seed/roles';
import { users } from './seed/users';

/** The resources whose writes require a permission; all others are open to every signed-in user. */
const GUARDED = new Set(['roles', 'users']);

const verb = (operation: Operation): string => {
  if (operation.method === 'DELETE') return 'delete';
  return isUpdate(operation) ? 'update' : 'create';
};

/** Whether the user's role allows this. Users without a role, or with a deleted one, may do everything. */
export const isAllowed = async (
  { db, sessions }: Context,
  request: Request,
  operation: Operation,
): Promise<boolean> => {
  if (operation.method === 'GET' || !GUARDED.has(operation.tag)) return true;
  const userId = await sessions.userId(request);
  const user = userId === undefined ? undefined : await db.table(users).get(userId);
  const role = user?.role_id ? await db.table(roles).get(user.role_id) : undefined;
  if (!role) return true;
  const wanted = `${operation.tag}.${verb(operation)}`;
  const held = (await db.table(permissions).all()).filter(({ id }) => role.permissions.includes(id));
  return held.some(({ name }) => name === wanted);
};
