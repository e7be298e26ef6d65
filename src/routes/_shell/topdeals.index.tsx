import { createFileRoute } from '@tanstack/react-router';
import { TopDealList } from '@/features/top-deals/top-deal-list';
import { topDealSearch } from '@/features/top-deals/top-deal-search';

export const Route = createFileRoute('/_shell/topdeals/')({
  validateSearch: topDealSearch.validate,
  component: TopDealList,
});
