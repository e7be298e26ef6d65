import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { HomestayList } from '@/features/stays/kinds/homestay-list';
import { homestaySearch } from '@/features/stays/stay-search';
import { getListHomestaysQueryOptions } from '@/generated/api/homestays/homestays';

export const Route = createFileRoute('/_shell/homestays/')({
  validateSearch: homestaySearch.validate,
  loader: listLoader(homestaySearch, getListHomestaysQueryOptions),
  component: HomestayList,
});
