import { IconMountain } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { inactive, newest, waitingForApproval } from './given-views';
import { addDepartures, addFaq, copyPackage, daysFromText, editImages, editPackage } from './package-links';

export const packageArea = area({
  path: '/packages',
  nouns: { one: $localize`package`, other: $localize`packages` },
  group: 'Marketplace',
  icon: IconMountain,
  images: true,
  create: '/packages/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/packages/$packageId/view', params: { packageId: id } }),
  actions: (id: number) => {
    const record = { id };
    const params = { packageId: id };
    return [
      { label: $localize`Edit`, kind: 'edit', link: editPackage(record) },
      {
        label: $localize`View`,
        kind: 'view',
        link: linkOptions({ to: '/packages/$packageId/view', params }),
      },
      {
        label: $localize`Departures`,
        kind: 'dates',
        link: linkOptions({ to: '/packages/$packageId/departures', params }),
      },
      {
        label: $localize`Itinerary`,
        kind: 'parts',
        link: linkOptions({ to: '/packages/$packageId/view', params, hash: 'itinerary' }),
      },
      { label: $localize`Create departures`, kind: 'create', link: addDepartures(record) },
      { label: $localize`Edit images`, kind: 'images', link: editImages(record) },
      {
        label: $localize`Create itinerary day`,
        kind: 'create',
        link: linkOptions({ to: '/packages/$packageId/itenaries/create', params }),
      },
      { label: $localize`Itinerary from a text`, kind: 'create', link: daysFromText(record) },
      { label: $localize`Create FAQ`, kind: 'create', link: addFaq(record) },
      { label: $localize`Duplicate`, kind: 'copy', link: copyPackage(record) },
    ];
  },
  views: [waitingForApproval, inactive, newest],
  records: () => import('./find-listings').then(({ findPackages }) => findPackages),
});
