import { IconMapPins } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { findBy } from './records';

export const hotelRegionArea = area({
  path: '/hotel-regions',
  nouns: { one: 'hotel region', other: 'hotel regions' },
  group: 'Stays',
  icon: IconMapPins,
  create: '/hotel-regions/create',
  open: (id: number) =>
    linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: id } }),
  views: [newest],
  records: () =>
    import('@/generated/api/hotel-regions/hotel-regions').then(({ listHotelRegions }) =>
      findBy(listHotelRegions, 'name'),
    ),
});
