import type { ListPackageActivitiesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const packageActivitySearch = listSearch<ListPackageActivitiesParams>({ filters: ['id', 'name'] });
