import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PageList } from '@/features/content/pages/page-list';
import { pageListSearch } from '@/features/content/pages/page-search';
import { getListPagesQueryOptions } from '@/generated/api/pages/pages';
import { listPagesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/pages/')({
  validateSearch: pageListSearch,
  loader: listLoader(listPagesSearch, getListPagesQueryOptions),
  component: PageList,
});
