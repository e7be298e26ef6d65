import { createFileRoute } from '@tanstack/react-router';
import { BannerList } from '@/features/banners/banner-list';
import { bannerSearch } from '@/features/banners/banner-search';

export const Route = createFileRoute('/_shell/banners/')({
  validateSearch: bannerSearch.validate,
  component: BannerList,
});
