import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { RoleList } from '@/features/roles/role-list';
import { roleSearch } from '@/features/roles/role-search';
import { getListRolesQueryOptions } from '@/generated/api/roles/roles';

export const Route = createFileRoute('/_shell/roles/')({
  validateSearch: roleSearch.validate,
  loader: listLoader(roleSearch, getListRolesQueryOptions),
  component: RoleList,
});
