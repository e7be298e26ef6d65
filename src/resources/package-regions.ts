import { IconMap2 } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { imageRatios } from '@/lib/files/image-ratios';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const packageRegionArea = area({
  path: '/package-regions',
  nouns: { one: $localize`package region`, other: $localize`package regions` },
  group: 'Setup',
  icon: IconMap2,
  create: '/package-regions/create',
  gallery: imageRatios.card,
  used: true,
  open: (id: number) =>
    linkOptions({ to: '/package-regions/$packageRegionId/edit', params: { packageRegionId: id } }),
  views: [newest],
  records: amongFew('name', () =>
    import('@/generated/api/package-regions/package-regions').then(
      ({ getListPackageRegionsQueryKey, listPackageRegions }) => ({
        queryKey: getListPackageRegionsQueryKey(),
        list: listPackageRegions,
      }),
    ),
  ),
});
