import {
  getCreateRoleMockHandler,
  getDeleteRoleMockHandler,
  getGetRoleMockHandler,
  getListPermissionsMockHandler,
  getListRoleOptionsMockHandler,
  getListRolesMockHandler,
  getUpdateRoleMockHandler,
} from '@/generated/api/roles/roles.msw';
import type { Role, RoleFields } from '@/generated/model';
import { CreateRoleBody, ListRolesQueryParams, UpdateRoleBody } from '@/generated/zod/roles/roles';
import type { Resource } from '@/mocks/context';
import { refusal } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { permissions } from '@/mocks/seed/permissions';
import { roles, type StoredRole } from '@/mocks/seed/roles';
import { users } from '@/mocks/seed/users';

export const roleHandlers: Resource = (context) => {
  const all = crud(context, permissions);

  const present = async ({ id, name, permissions: held }: StoredRole): Promise<Role> => ({
    id,
    name,
    permissions: (await all.table.all()).filter((permission) => held.includes(permission.id)),
  });
  const { page, create, read, update, remove } = crud(context, roles, { present });
  const { options } = crud(context, roles, { present: ({ id, name }) => ({ id, name }) });

  const write = async (input: RoleFields) => {
    const known = new Set((await all.table.all()).map(({ id }) => id));
    const unknown = (input.permissions ?? []).findIndex((id) => !known.has(id));
    if (unknown >= 0)
      throw refusal({ [`permissions.${unknown}`]: ['The selected permission does not exist.'] });
    return input;
  };

  const people = context.db.table(users);
  const refuseHeld = async ({ id, name }: StoredRole) => {
    const count = (await people.all()).filter(({ role_id }) => role_id === id).length;
    refuseInUse(name, count, 'users');
  };

  return [
    getListRolesMockHandler(page(ListRolesQueryParams)),
    getListRoleOptionsMockHandler(options()),
    getCreateRoleMockHandler(create(CreateRoleBody, write)),
    getGetRoleMockHandler(read()),
    getUpdateRoleMockHandler(update(UpdateRoleBody, write)),
    getDeleteRoleMockHandler(remove(refuseHeld)),
    getListPermissionsMockHandler(all.options()),
  ];
};
