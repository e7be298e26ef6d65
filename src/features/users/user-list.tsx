import { IconId } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { referred } from '@/components/pickers/picked-name';
import { RoleLink } from '@/components/pickers/reference-links';
import { roles } from '@/components/pickers/sources';
import { deleteUser, getListUsersQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { cautionAbout } from './cautions';
import { userSearch } from './user-search';
import { nameOfUser, roleOf, users } from './user-values';

const columns: Column<User>[] = [
  { key: 'full_name', header: 'Full name', value: nameOfUser, size: 200 },
  { key: 'email', header: 'Email', value: ({ email }) => email, size: 240 },
  { key: 'username', header: 'Username', value: ({ username }) => username, hidden: true },
  referenceColumn({
    key: 'roles',
    header: 'Role',
    refers: (user) => referred(roles, roleOf(user)),
    cell: (user) => {
      const role = roleOf(user);
      return role && <RoleLink to={role} />;
    },
    size: 150,
  }),
  { key: 'company_name', header: 'Company', value: ({ profile }) => profile?.company_name, hidden: true },
  { key: 'id', header: 'ID', align: 'end', value: ({ id }) => id, size: 64 },
];

const actions: RowActions<User> = {
  noun: 'user',
  name: nameOfUser,
  edit: ({ id }) => linkOptions({ to: '/users/$userId/edit', params: { userId: id } }),
  menu: ({ id }) => [
    {
      label: 'Profile and documents',
      icon: IconId,
      link: linkOptions({ to: '/users/$userId/profile', params: { userId: id } }),
    },
  ],
  remove: ({ id }) => deleteUser(id),
  caution: cautionAbout,
  status: {
    of: ({ status }) => status ?? false,
    set: ({ id }, status) => users.change(id, { status }, { status: !status }),
  },
};

export const UserList = () => (
  <ListScreen
    title="Users"
    createTo="/users/create"
    search={userSearch}
    page={getListUsersQueryOptions}
    sources={{ role: roles }}
    columns={columns}
    actions={actions}
  />
);
