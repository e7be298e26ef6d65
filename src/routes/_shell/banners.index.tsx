import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BannerList } from '@/features/banners/banner-list';
import { bannerSearch } from '@/features/banners/banner-search';
import { getListBannersQueryOptions } from '@/generated/api/banners/banners';

export const Route = createFileRoute('/_shell/banners/')({
  validateSearch: bannerSearch.validate,
  loader: listLoader(bannerSearch, getListBannersQueryOptions),
  component: BannerList,
});
