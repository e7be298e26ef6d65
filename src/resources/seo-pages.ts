import { IconWorldSearch } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { SeoPageSubject } from '@/generated/model';
import { area } from './area';
import { byValue } from './given-views';
import { amongFew } from './records';

export const seoPageArea = area({
  path: '/seo-pages',
  nouns: { one: $localize`SEO page`, other: $localize`SEO pages` },
  group: 'Content',
  icon: IconWorldSearch,
  create: '/seo-pages/create',
  open: (id: number) => linkOptions({ to: '/seo-pages/$seoPageId/edit', params: { seoPageId: id } }),
  views: byValue('seopageable_type', SeoPageSubject),
  records: amongFew('title', () =>
    import('@/generated/api/seo-pages/seo-pages').then(({ getListSeoPagesQueryKey, listSeoPages }) => ({
      queryKey: getListSeoPagesQueryKey(),
      list: listSeoPages,
    })),
  ),
});
