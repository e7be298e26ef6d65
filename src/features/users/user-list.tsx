import { useMemo } from 'react';
import { IconId, IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { useAsk } from '@/components/dialogs/use-ask';
import { ListScreen } from '@/components/list-page/list-screen';
import { DimmedText } from '@/components/text/dimmed-text';
import { getListRoleOptionsQueryOptions } from '@/generated/api/roles/roles';
import { getListUsersQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { listUsersSearch } from '@/generated/searches';
import { isVendorRole } from '@/lib/records/vendor-role';
import { rolePicker } from '@/resources/pickers';
import { userArea } from '@/resources/users';
import { cautionAbout } from './cautions';
import { nameOfUser, roleOf, userResource } from './user-values';

const actions = {
  name: nameOfUser,
  menu: ({ id }: User) => [
    {
      label: $localize`Profile and documents`,
      icon: IconId,
      link: linkOptions({ to: '/users/$userId/profile', params: { userId: id } }),
    },
    {
      label: $localize`Sign-in letter`,
      icon: IconMailForward,
      link: linkOptions({ to: '/users/$userId/letter', params: { userId: id } }),
    },
  ],
  ...resourceActions(userResource),
  caution: cautionAbout,
} satisfies ListActions<User>;

/** The actions on users, with their dialog; deactivating one asks first if there is a warning. */
const useUserActions = () => {
  const [ask, dialog] = useAsk();
  const asking = useMemo((): ListActions<User> => {
    const confirmChange = async (user: User, active: boolean) => {
      const text = active ? undefined : await cautionAbout([user], 'deactivate');
      const title = $localize`Set “${nameOfUser(user)}:nameOfUser:” inactive?`;
      return text === undefined || ask({ title, confirm: $localize`Set inactive`, text });
    };
    return { ...actions, status: { ...actions.status, confirmChange } };
  }, [ask]);
  return [asking, dialog] as const;
};

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
