import type {
  ListHomestayRegionsParams,
  ListHotelRegionsParams,
  ListPackageRegionsParams,
} from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const packageRegionSearch = listSearch<ListPackageRegionsParams>({
  filters: ['id', 'name', 'description'],
});

export const homestayRegionSearch = listSearch<ListHomestayRegionsParams>({ filters: ['id', 'name'] });

export const hotelRegionSearch = listSearch<ListHotelRegionsParams>({ filters: ['id', 'name'] });
