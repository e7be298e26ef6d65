import type { Banner, ListBannersParams } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const bannerSearch = listSearch<ListBannersParams, Banner>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    status: { kind: 'status', label: 'Status' },
  },
  sort: ['title', 'id', 'status'],
});
