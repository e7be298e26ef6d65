import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { UserList } from '@/features/users/user-list';
import { userSearch } from '@/features/users/user-search';
import { getListUsersQueryOptions } from '@/generated/api/users/users';

export const Route = createFileRoute('/_shell/users/')({
  validateSearch: userSearch.validate,
  loader: listLoader(userSearch, getListUsersQueryOptions),
  component: UserList,
});
