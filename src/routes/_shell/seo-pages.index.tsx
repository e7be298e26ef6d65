import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { SeoPageList } from '@/features/content/seo-pages/seo-page-list';
import { seoPagesQuery } from '@/features/content/seo-pages/seo-page-query';
import { listSeoPagesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/seo-pages/')({
  validateSearch: listSeoPagesSearch.validate,
  loader: listLoader(listSeoPagesSearch, seoPagesQuery),
  component: SeoPageList,
});
