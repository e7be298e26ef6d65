import { useQuery } from '@tanstack/react-query';
import type { Column } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { DimmedText } from '@/components/text/dimmed-text';
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

/** The users, with a view of the vendors, whom the contract identifies only by their role, and whether no role is named so. */
const useUserArea = () => {
  const { data } = useQuery({ ...getListRoleOptionsQueryOptions(), staleTime: 60_000 });
  const role = data?.data.find(isVendorRole);
  const views = role ? [{ name: $localize`Vendors`, search: { role: String(role.id) } }] : [];
  return {
    area: { ...userArea, views: [...views, ...userArea.views] },
    unnamed: data !== undefined && !role,
  };
};

export const UserList = () => {
  const [actions, dialog] = useUserActions();
  const { area, unnamed } = useUserArea();
  return (
    <>
      <ListScreen
        area={area}
        search={listUsersSearch}
        page={getListUsersQueryOptions}
        sources={{ role: rolePicker }}
        columns={columns}
        actions={actions}
        note={
          unnamed && (
            <DimmedText>{$localize`Vendors are the users who sell packages. No role is called so, so they are not listed apart.`}</DimmedText>
          )
        }
      />
      {dialog}
    </>
  );
};
