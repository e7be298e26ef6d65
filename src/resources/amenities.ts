import { IconBuildingCommunity } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { AmenityType } from '@/generated/model';
import { area } from './area';
import { byValue } from './given-views';
import { amongFew } from './records';

export const amenityArea = area({
  path: '/amenities',
  nouns: { one: $localize`amenity`, other: $localize`amenities` },
  group: 'Setup',
  icon: IconBuildingCommunity,
  create: '/amenities/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/amenities/$amenityId/edit', params: { amenityId: id } }),
  views: byValue('type', AmenityType),
  records: amongFew('display_name', () =>
    import('@/generated/api/amenities/amenities').then(({ getListAmenitiesQueryKey, listAmenities }) => ({
      queryKey: getListAmenitiesQueryKey(),
      list: listAmenities,
    })),
  ),
});
