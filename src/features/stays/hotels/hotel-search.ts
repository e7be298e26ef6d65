import { stayFilters, staySort } from '@/features/stays/stay-search';
import type { Hotel, ListHotelsParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const hotelSearch = listSearch<ListHotelsParams, Hotel>({
  filters: stayFilters,
  sort: [...staySort, 'min_price', 'rating'],
});
