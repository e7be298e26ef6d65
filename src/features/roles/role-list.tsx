import { roleArea } from '@/areas/roles';
import type { Column, ListActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import { deleteRole, getListRolesQueryOptions } from '@/generated/api/roles/roles';
import type { Role } from '@/generated/model';
import { roleSearch } from './role-search';

const columns: Column<Role>[] = [
  { key: 'name', header: 'Name' },
  {
    key: 'permissions',
    header: 'Permissions',
    align: 'end',
    value: ({ permissions }) => permissions?.length,
    size: 130,
  },
];

const actions: ListActions<Role> = {
  remove: deleteRole,
};

export const RoleList = () => (
  <ListScreen
    area={roleArea}
    search={roleSearch}
    page={getListRolesQueryOptions}
    columns={columns}
    actions={actions}
  />
);
