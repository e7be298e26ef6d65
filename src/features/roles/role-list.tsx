import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import { deleteRole, listRoles, useListRoles } from '@/generated/api/roles/roles';
import type { ListRolesParams, Role } from '@/generated/model';
import { roleSearch } from './role-search';

const filters: Filter<ListRolesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
];

const columns: Column<Role>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  {
    key: 'permissions',
    header: 'Permissions',
    value: ({ permissions }) => permissions?.length,
    size: 130,
    sortable: false,
  },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<Role> = {
  noun: 'role',
  name: ({ name }) => name,
  edit: ({ id }) => linkOptions({ to: '/roles/$roleId/edit', params: { roleId: String(id) } }),
  remove: ({ id }) => deleteRole(id),
};

export const RoleList = () => {
  const list = useListSearch(roleSearch);
  const roles = useListRoles(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Roles"
      createTo="/roles/create"
      list={list}
      query={roles}
      fetchPage={listRoles}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
