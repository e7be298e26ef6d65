import { IconWorldSearch } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { SeoPageSubject } from '@/generated/model';
import { area } from './area';
import { byValue } from './given-views';
import { amongFew } from './records';

const { Package_Region, Hotel_Region, Homestay_Region } = SeoPageSubject;

export const seoPageArea = area({
  path: '/seo-pages',
  nouns: { one: $localize`SEO page`, other: $localize`SEO pages` },
  group: 'Content',
  icon: IconWorldSearch,
  create: '/seo-pages/create',
  open: (id: number) => linkOptions({ to: '/seo-pages/$seoPageId/edit', params: { seoPageId: id } }),
  views: byValue('seopageable_type', { Package_Region, Hotel_Region, Homestay_Region }),
  records: amongFew('title', () =>
    import('@/generated/api/seo-pages/seo-pages').then(({ getListSeoPagesQueryKey, listSeoPages }) => ({
      queryKey: getListSeoPagesQueryKey(),
      list: listSeoPages,
    })),
  ),
});
