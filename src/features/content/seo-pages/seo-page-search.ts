import { type ListSeoPagesParams, type SeoPage, SeoPageSubject } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const seoPageSearch = listSearch<ListSeoPagesParams, SeoPage>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    seopageable_type: { kind: 'choice', label: 'Page type', values: SeoPageSubject },
  },
  sort: ['title', 'seopageable_type', 'id'],
});
