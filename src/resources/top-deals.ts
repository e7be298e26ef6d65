import { IconDiscount } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { TopDealType } from '@/generated/model';
import { imageRatios } from '@/lib/files/image-ratios';
import { area } from './area';
import { byValue } from './given-views';
import { amongFew } from './records';

export const topDealArea = area({
  path: '/topdeals',
  nouns: { one: $localize`top deal`, other: $localize`top deals` },
  group: 'Content',
  icon: IconDiscount,
  create: '/topdeals/create',
  gallery: imageRatios.card,
  open: (id: number) => linkOptions({ to: '/topdeals/$topdealId/edit', params: { topdealId: id } }),
  views: byValue('type', TopDealType),
  records: amongFew('title', () =>
    import('@/generated/api/top-deals/top-deals').then(({ getListTopDealsQueryKey, listTopDeals }) => ({
      queryKey: getListTopDealsQueryKey(),
      list: listTopDeals,
    })),
  ),
});
