import type { Feature, ListFeaturesParams } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const featureSearch = listSearch<ListFeaturesParams, Feature>({
  filters: {
    title: { kind: 'text', label: 'Title' },
  },
  sort: ['title', 'id', 'status'],
});
