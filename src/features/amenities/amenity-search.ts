import type { ListAmenitiesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const amenitySearch = listSearch<ListAmenitiesParams>({
  filters: ['id', 'name', 'display_name', 'type'],
});
