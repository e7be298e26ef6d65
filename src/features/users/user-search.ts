import type { ListUsersParams, User } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const userSearch = listSearch<ListUsersParams, User>({
  filters: {
    full_name: { kind: 'text', label: 'Full name' },
    email: { kind: 'text', label: 'Email' },
    role: { kind: 'record', label: 'Role' },
  },
  sort: ['full_name', 'email', 'username', 'id', 'status'],
  perPage: 50,
});
