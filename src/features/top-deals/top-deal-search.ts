import { listTopDealsSearch } from '@/generated/searches';
import { listSearch } from '@/lib/lists/list-search';

export const topDealSearch = listSearch({ ...listTopDealsSearch.options, groupBy: 'type' });
