import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { RoleList } from '@/features/roles/role-list';
import { getListRolesQueryOptions } from '@/generated/api/roles/roles';
import { listRolesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/roles/')({
  validateSearch: listRolesSearch.validate,
  loader: listLoader(listRolesSearch, getListRolesQueryOptions),
  component: RoleList,
});
