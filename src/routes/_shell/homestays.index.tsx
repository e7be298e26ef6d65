import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { HomestayList } from '@/features/stays/kinds/homestay-list';
import { getListHomestaysQueryOptions } from '@/generated/api/homestays/homestays';
import { listHomestaysSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/homestays/')({
  validateSearch: listHomestaysSearch.validate,
  loader: listLoader(listHomestaysSearch, getListHomestaysQueryOptions),
  component: HomestayList,
});
