import { IconWalk } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const packageActivityArea = area({
  path: '/package-activities',
  nouns: { one: $localize`package activity`, other: $localize`package activities` },
  group: 'Setup',
  icon: IconWalk,
  images: true,
  create: '/package-activities/create',
  used: true,
  open: (id: number) =>
    linkOptions({ to: '/package-activities/$packageActivityId/edit', params: { packageActivityId: id } }),
  views: [newest],
  records: amongFew('name', () =>
    import('@/generated/api/package-activities/package-activities').then(
      ({ getListPackageActivitiesQueryKey, listPackageActivities }) => ({
        queryKey: getListPackageActivitiesQueryKey(),
        list: listPackageActivities,
      }),
    ),
  ),
});
