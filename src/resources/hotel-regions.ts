import { IconMapPins } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { imageRatios } from '@/lib/files/image-ratios';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const hotelRegionArea = area({
  path: '/hotel-regions',
  nouns: { one: $localize`hotel region`, other: $localize`hotel regions` },
  group: 'Setup',
  icon: IconMapPins,
  create: '/hotel-regions/create',
  gallery: imageRatios.card,
  used: true,
  open: (id: number) =>
    linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: id } }),
  views: [newest],
  records: amongFew('name', () =>
    import('@/generated/api/hotel-regions/hotel-regions').then(
      ({ getListHotelRegionsQueryKey, listHotelRegions }) => ({
        queryKey: getListHotelRegionsQueryKey(),
        list: listHotelRegions,
      }),
    ),
  ),
});
