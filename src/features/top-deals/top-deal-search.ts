import { type ListTopDealsParams, type TopDeal, TopDealType } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const topDealSearch = listSearch<ListTopDealsParams, TopDeal>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    subtitle: { kind: 'text', label: 'Subtitle' },
    type: { kind: 'choice', label: 'Type', values: TopDealType },
  },
  sort: ['title', 'subtitle', 'type', 'id'],
  groupBy: 'type',
});
