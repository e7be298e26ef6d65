import { readUser } from '@/api/session/tokens';
import { listRoleOptions } from '@/generated/api/roles/roles';
import { listUsers } from '@/generated/api/users/users';
import type { Reference, User } from '@/generated/model';
import { roleOf } from './user-values';

const isAdministrative = ({ name }: Partial<Reference>) => /admin/i.test(name ?? '');

/** Whether this is the signed-in user, if known. */
const isSelf = ({ id, email }: Pick<User, 'id' | 'email'>): boolean => {
  const self = readUser();
  if (self?.id !== undefined) return String(self.id) === String(id);
  return self?.email !== undefined && self.email === email;
};

/** The ids of administrative roles, recognized by their names: the specification has nothing else. */
const administrativeRoles = async () =>
  (await listRoleOptions()).data.filter(isAdministrative).map(({ id }) => id);

const others = {
  none: $localize`No other active administrator is known: without one, nobody can manage users and roles.`,
  unknown: $localize`It is not known whether there is another active administrator.`,
};

/** The warning if no other active administrator remains without these users. */
const lastAdministrator = async (users: readonly User[]): Promise<string | undefined> => {
  const isActive = ({ status }: User) => status !== false;
  const concerned = users.map(roleOf).filter((role) => role && (!role.name || isAdministrative(role)));
  if (concerned.length === 0) return undefined;
  try {
    const roles = await administrativeRoles();
    const administrates = (user: User) => isActive(user) && roles.includes(roleOf(user)?.id ?? 0);
    if (!users.some(administrates)) return undefined;
    const gone = new Set(users.map(({ id }) => id));
    const pages = await Promise.all(roles.map((role) => listUsers({ role, per_page: 100 })));
    const stays = pages.flatMap(({ data }) => data).some((user) => !gone.has(user.id) && administrates(user));
    return stays ? undefined : others.none;
  } catch {
    return others.unknown;
  }
};

const aboutSelf = {
  delete: $localize`This is your own account: once it is deleted, you cannot sign in any more.`,
  deactivate: $localize`This is your own account: while it is inactive, you cannot sign in.`,
  demote: $localize`This is your own account: with another role, you may not be able to undo this.`,
};

/** The warning before users lose access or role: one is the user's own account, or the last administrator. */
export const cautionAbout = async (
  users: readonly User[],
  change: keyof typeof aboutSelf,
): Promise<string | undefined> => {
  const own = users.some(isSelf) ? aboutSelf[change] : undefined;
  const texts = [own, await lastAdministrator(users)].filter((text) => text !== undefined);
  return texts.length > 0 ? texts.join(' ') : undefined;
};

/** The warning before a user is saved with this role and status. */
export const cautionBefore = async (
  user: User,
  { role_id, status }: { role_id: number | null; status: boolean },
): Promise<string | undefined> => {
  if (user.status !== false && !status) return cautionAbout([user], 'deactivate');
  if (role_id === (roleOf(user)?.id ?? null)) return undefined;
  const administrates =
    role_id !== null && (await administrativeRoles().catch((): number[] => [])).includes(role_id);
  return administrates ? undefined : cautionAbout([user], 'demote');
};
