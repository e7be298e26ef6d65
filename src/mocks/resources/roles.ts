import type { RoleFields } from '@/generated/model';
import { refusal } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { permissions } from '@/mocks/seed/permissions';
import { roles } from '@/mocks/seed/roles';
import { users } from '@/mocks/seed/users';

export const roleResource = crud(roles, {
  present: async ({ permissions: held }, { db }) => ({
    permissions: (await db.table(permissions).all()).filter(({ id }) => held.includes(id)),
  }),
  write: async (input: RoleFields, _, { db }) => {
    const known = new Set((await db.table(permissions).all()).map(({ id }) => id));
    const unknown = (input.permissions ?? []).findIndex((id) => !known.has(id));
    if (unknown >= 0)
      throw refusal({ [`permissions.${unknown}`]: ['The selected permission does not exist.'] });
    return {};
  },
  guard: refuseInUse(users, 'role_id'),
  special: ({ db }) => {
    const table = db.table(permissions);
    return { listPermissions: async () => ({ data: await table.all() }) };
  },
});
