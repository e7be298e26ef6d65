import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { UserList } from '@/features/users/user-list';
import { getListUsersQueryOptions } from '@/generated/api/users/users';
import { listUsersSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/users/')({
  validateSearch: listUsersSearch.validate,
  loader: listLoader(listUsersSearch, getListUsersQueryOptions),
  component: UserList,
});
