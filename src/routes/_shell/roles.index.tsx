import { createFileRoute } from '@tanstack/react-router';
import { RoleList } from '@/features/roles/role-list';
import { roleSearch } from '@/features/roles/role-search';

export const Route = createFileRoute('/_shell/roles/')({
  validateSearch: roleSearch.validate,
  component: RoleList,
});
