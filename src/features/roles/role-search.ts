import type { ListRolesParams, Role } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const roleSearch = listSearch<ListRolesParams, Role>({
  filters: {
    name: { kind: 'text', label: 'Name' },
  },
  sort: ['name', 'id'],
});
