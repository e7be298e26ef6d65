import { IconMountain } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { inactive, newest, waitingForApproval } from './given-views';
import { addDepartures, addFaq, copyPackage, daysFromText, editImages, editPackage } from './package-links';

export const packageArea = area({
  path: '/packages',
  nouns: { one: 'package', other: 'packages' },
  group: 'Marketplace',
  icon: IconMountain,
  create: '/packages/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/packages/$packageId/view', params: { packageId: id } }),
  actions: (id: number) => {
    const record = { id };
    const params = { packageId: id };
    return [
      { label: 'Edit', kind: 'edit', link: editPackage(record) },
      { label: 'View', kind: 'view', link: linkOptions({ to: '/packages/$packageId/view', params }) },
      {
        label: 'Departures',
        kind: 'dates',
        link: linkOptions({ to: '/packages/$packageId/departures', params }),
      },
      {
        label: 'Itinerary',
        kind: 'parts',
        link: linkOptions({ to: '/packages/$packageId/view', params, hash: 'itinerary' }),
      },
      { label: 'Create departures', kind: 'create', link: addDepartures(record) },
      { label: 'Edit images', kind: 'images', link: editImages(record) },
      {
        label: 'Create itinerary day',
        kind: 'create',
        link: linkOptions({ to: '/packages/$packageId/itenaries/create', params }),
      },
      { label: 'Itinerary from a text', kind: 'create', link: daysFromText(record) },
      { label: 'Create FAQ', kind: 'create', link: addFaq(record) },
      { label: 'Duplicate', kind: 'copy', link: copyPackage(record) },
    ];
  },
  views: [waitingForApproval, inactive, newest],
  records: () => import('./find-listings').then(({ findPackages }) => findPackages),
});
