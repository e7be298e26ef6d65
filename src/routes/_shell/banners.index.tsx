import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BannerList } from '@/features/banners/banner-list';
import { getListBannersQueryOptions } from '@/generated/api/banners/banners';
import { listBannersSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/banners/')({
  validateSearch: listBannersSearch.validate,
  loader: listLoader(listBannersSearch, getListBannersQueryOptions),
  component: BannerList,
});
