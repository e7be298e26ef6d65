import { IconMapPin } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { imageRatios } from '@/lib/files/image-ratios';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const homestayRegionArea = area({
  path: '/homestay-regions',
  nouns: { one: $localize`homestay region`, other: $localize`homestay regions` },
  group: 'Setup',
  icon: IconMapPin,
  create: '/homestay-regions/create',
  gallery: imageRatios.card,
  used: true,
  open: (id: number) =>
    linkOptions({ to: '/homestay-regions/$homestayRegionId/edit', params: { homestayRegionId: id } }),
  views: [newest],
  records: amongFew('name', () =>
    import('@/generated/api/homestay-regions/homestay-regions').then(
      ({ getListHomestayRegionsQueryKey, listHomestayRegions }) => ({
        queryKey: getListHomestayRegionsQueryKey(),
        list: listHomestayRegions,
      }),
    ),
  ),
});
