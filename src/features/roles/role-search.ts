import type { ListRolesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const roleSearch = listSearch<ListRolesParams>({ filters: ['id', 'name'] });
