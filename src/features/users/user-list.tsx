import { useQuery } from '@tanstack/react-query';
import type { Column } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListRoleOptionsQueryOptions } from '@/generated/api/roles/roles';
import { getListUsersQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { listUsersSearch } from '@/generated/searches';
import { isVendorRole } from '@/lib/records/vendor-role';
import { rolePicker } from '@/resources/pickers';
import { userArea } from '@/resources/users';
import { useUserActions } from './use-user-actions';
import { nameOfUser, roleOf } from './user-values';

const columns: Column<User>[] = [
  { key: 'full_name', value: nameOfUser, size: 200 },
  { key: 'email', size: 240 },
  { key: 'username', hidden: true },
  referenceColumn({ key: 'roles', header: $localize`Role`, source: rolePicker, to: roleOf, size: 150 }),
  {
    key: 'company_name',
    header: $localize`Company`,
    value: ({ profile }) => profile?.company_name,
    hidden: true,
  },
];

/** The users, with a view of the vendors, whom the contract identifies only by their role. */
const useUserArea = () => {
  const { data } = useQuery({ ...getListRoleOptionsQueryOptions(), staleTime: 60_000 });
  const role = data?.data.find(isVendorRole);
  if (!role) return userArea;
  return {
    ...userArea,
    views: [{ name: $localize`Vendors`, search: { role: String(role.id) } }, ...userArea.views],
  };
};

export const UserList = () => {
  const [actions, dialog] = useUserActions();
  return (
    <>
      <ListScreen
        area={useUserArea()}
        search={listUsersSearch}
        page={getListUsersQueryOptions}
        sources={{ role: rolePicker }}
        columns={columns}
        actions={actions}
      />
      {dialog}
    </>
  );
};
