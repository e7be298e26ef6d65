import type { ListPagesParams, Page } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const pageSearch = listSearch<ListPagesParams, Page>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    name: { kind: 'text', label: 'Name' },
    uri: { kind: 'text', label: 'URI' },
    excerpt: { kind: 'text', label: 'Excerpt' },
  },
  sort: ['title', 'name', 'uri', 'slug', 'template_type', 'id'],
});

/** The search parameters of the list, and whether it is shown as a tree. */
export const pageListSearch = (search: Record<string, unknown>) => ({
  ...pageSearch.validate(search),
  ...(search.view === 'tree' && { view: 'tree' as const }),
});
