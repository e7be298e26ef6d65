import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PageList } from '@/features/content/pages/page-list';
import { pageListSearch, pageSearch } from '@/features/content/pages/page-search';
import { getListPagesQueryOptions } from '@/generated/api/pages/pages';

export const Route = createFileRoute('/_shell/pages/')({
  validateSearch: pageListSearch,
  loader: listLoader(pageSearch, getListPagesQueryOptions),
  component: PageList,
});
