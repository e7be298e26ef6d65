import { roles } from '@/areas/pickers';
import type { Column } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListUsersQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { useUserActions } from './use-user-actions';
import { useUserArea } from './use-user-area';
import { userSearch } from './user-search';
import { nameOfUser, roleOf } from './user-values';

const columns: Column<User>[] = [
  { key: 'full_name', header: 'Full name', value: nameOfUser, size: 200 },
  { key: 'email', header: 'Email', value: ({ email }) => email, size: 240 },
  { key: 'username', header: 'Username', value: ({ username }) => username, hidden: true },
  referenceColumn({ key: 'roles', header: 'Role', source: roles, to: roleOf, size: 150 }),
  { key: 'company_name', header: 'Company', value: ({ profile }) => profile?.company_name, hidden: true },
  { key: 'id', header: 'ID', align: 'end', value: ({ id }) => id, size: 64 },
];

export const UserList = () => {
  const [actions, dialog] = useUserActions();
  return (
    <>
      <ListScreen
        area={useUserArea()}
        search={userSearch}
        page={getListUsersQueryOptions}
        sources={{ role: roles }}
        columns={columns}
        actions={actions}
      />
      {dialog}
    </>
  );
};
