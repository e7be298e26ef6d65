import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { TopDealList } from '@/features/top-deals/top-deal-list';
import { topDealSearch } from '@/features/top-deals/top-deal-search';
import { getListTopDealsQueryOptions } from '@/generated/api/top-deals/top-deals';

export const Route = createFileRoute('/_shell/topdeals/')({
  validateSearch: topDealSearch.validate,
  loader: listLoader(topDealSearch, getListTopDealsQueryOptions),
  component: TopDealList,
});
