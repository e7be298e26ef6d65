import type { RoleFields } from '@/generated/model';
import { refusal } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { permissionTable } from '@/mocks/seed/permissions';
import { roleTable } from '@/mocks/seed/roles';
import { userTable } from '@/mocks/seed/users';

export const roleHandlers = crud(roleTable, {
  present: async ({ permissions: held }, { db }) => ({
    permissions: (await db.table(permissionTable).all()).filter(({ id }) => held.includes(id)),
  }),
  write: async (input: RoleFields, _, { db }) => {
    const known = new Set((await db.table(permissionTable).all()).map(({ id }) => id));
    const unknown = (input.permissions ?? []).findIndex((id) => !known.has(id));
    if (unknown >= 0)
      throw refusal({ [`permissions.${unknown}`]: ['The selected permission does not exist.'] });
    return {};
  },
  guard: refuseInUse(userTable, 'role_id'),
  special: ({ db }) => {
    const table = db.table(permissionTable);
    return { listPermissions: async () => ({ data: await table.all() }) };
  },
});
