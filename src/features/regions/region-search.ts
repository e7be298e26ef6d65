import type {
  ListHomestayRegionsParams,
  ListHotelRegionsParams,
  ListPackageRegionsParams,
  Region,
} from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

const common = {
  filters: {
    name: { kind: 'text', label: 'Name' },
  },
  sort: ['name', 'slug', 'display_home', 'id', 'status'],
} as const;

export const packageRegionSearch = listSearch<ListPackageRegionsParams, Region>({
  ...common,
  filters: { ...common.filters, description: { kind: 'text', label: 'Description' } },
});

export const homestayRegionSearch = listSearch<ListHomestayRegionsParams, Region>(common);

export const hotelRegionSearch = listSearch<ListHotelRegionsParams, Region>(common);
