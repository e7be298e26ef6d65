import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { SeoPageList } from '@/features/content/seo-pages/seo-page-list';
import { seoPagesQuery } from '@/features/content/seo-pages/seo-page-query';
import { seoPageSearch } from '@/features/content/seo-pages/seo-page-search';

export const Route = createFileRoute('/_shell/seo-pages/')({
  validateSearch: seoPageSearch.validate,
  loader: listLoader(seoPageSearch, seoPagesQuery),
  component: SeoPageList,
});
