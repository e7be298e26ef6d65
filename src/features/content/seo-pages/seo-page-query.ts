import { getListSeoPagesQueryOptions } from '@/generated/api/seo-pages/seo-pages';
import type { ListSeoPagesParams, SeoPagePage } from '@/generated/model';
import { readSeoPages } from '@/resources/read-seo-pages';

/** A page of SEO pages, filtered by kind however the server spells it. */
export const seoPagesQuery = (params: ListSeoPagesParams = {}) => ({
  ...getListSeoPagesQueryOptions(params),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<SeoPagePage> => readSeoPages(params, { signal }),
});
