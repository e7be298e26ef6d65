import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { SeoPageList } from '@/features/content/seo-pages/seo-page-list';
import { seoPageSearch } from '@/features/content/seo-pages/seo-page-search';
import { getListSeoPagesQueryOptions } from '@/generated/api/seo-pages/seo-pages';

export const Route = createFileRoute('/_shell/seo-pages/')({
  validateSearch: seoPageSearch.validate,
  loader: listLoader(seoPageSearch, getListSeoPagesQueryOptions),
  component: SeoPageList,
});
