import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { deleteRole, getListRolesQueryOptions } from '@/generated/api/roles/roles';
import type { ListRolesParams, Role } from '@/generated/model';
import { listRolesSearch } from '@/generated/searches';
import { roleArea } from '@/resources/roles';

const list: ListScreenProps<Role, ListRolesParams> = {
  area: roleArea,
  search: listRolesSearch,
  page: getListRolesQueryOptions,
  columns: [
    { key: 'name' },
    {
      key: 'permissions',
      header: $localize`Permissions`,
      align: 'end',
      value: ({ permissions }) => permissions?.length,
      size: 130,
    },
  ],
  actions: { remove: deleteRole },
};

export const RoleList = () => <ListScreen {...list} />;
