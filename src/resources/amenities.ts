import { IconBuildingCommunity } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { AmenityType } from '@/generated/model';
import { area } from './area';
import { byValue } from './given-views';
import { findBy } from './records';

export const amenityArea = area({
  path: '/amenities',
  nouns: { one: 'amenity', other: 'amenities' },
  group: 'Stays',
  icon: IconBuildingCommunity,
  create: '/amenities/create',
  open: (id: number) => linkOptions({ to: '/amenities/$amenityId/edit', params: { amenityId: id } }),
  views: byValue('type', AmenityType),
  records: () =>
    import('@/generated/api/amenities/amenities').then(({ listAmenities }) =>
      findBy(listAmenities, 'display_name'),
    ),
});
