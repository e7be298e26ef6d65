import type { ListTopDealsParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const topDealSearch = listSearch<ListTopDealsParams>({
  filters: ['id', 'title', 'subtitle', 'type'],
  groupBy: 'type',
});
