import type { ListPackageActivitiesParams, PackageActivity } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const packageActivitySearch = listSearch<ListPackageActivitiesParams, PackageActivity>({
  filters: {
    name: { kind: 'text', label: 'Name' },
  },
  sort: ['name', 'slug', 'id', 'status'],
});
