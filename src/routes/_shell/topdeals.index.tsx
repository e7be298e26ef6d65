import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { TopDealList } from '@/features/top-deals/top-deal-list';
import { getListTopDealsQueryOptions } from '@/generated/api/top-deals/top-deals';
import { listTopDealsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/topdeals/')({
  validateSearch: listTopDealsSearch.validate,
  loader: listLoader(listTopDealsSearch, getListTopDealsQueryOptions),
  component: TopDealList,
});
