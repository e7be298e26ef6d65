import { stayFilters, staySort } from '@/features/stays/stay-search';
import type { Homestay, ListHomestaysParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const homestaySearch = listSearch<ListHomestaysParams, Homestay>({
  filters: stayFilters,
  sort: [...staySort, 'price_per_person', 'total_capacity', 'order'],
});
