import { listPagesSearch } from '@/generated/searches';

/** The search parameters of the list, and whether it is shown as a tree. */
export const pageListSearch = (search: Record<string, unknown>) => ({
  ...listPagesSearch.validate(search),
  ...(search.view === 'tree' && { view: 'tree' as const }),
});
