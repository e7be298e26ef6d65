import { IconMountain } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { inactive, newest, waitingForApproval } from './given-views';

export const packageArea = area({
  path: '/packages',
  nouns: { one: 'package', other: 'packages' },
  group: 'Marketplace',
  icon: IconMountain,
  create: '/packages/create',
  open: (id: number) => linkOptions({ to: '/packages/$packageId/view', params: { packageId: id } }),
  actions: (id: number) => {
    const params = { packageId: id };
    return [
      { label: 'Edit', kind: 'edit', link: linkOptions({ to: '/packages/$packageId/edit', params }) },
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
      {
        label: 'Create departures',
        kind: 'create',
        link: linkOptions({ to: '/packages/$packageId/departures/create', params }),
      },
      {
        label: 'Edit images',
        kind: 'images',
        link: linkOptions({ to: '/packages/$packageId/edit-image', params }),
      },
      {
        label: 'Create itinerary day',
        kind: 'create',
        link: linkOptions({ to: '/packages/$packageId/itenaries/create', params }),
      },
      {
        label: 'Create FAQ',
        kind: 'create',
        link: linkOptions({ to: '/packages/$packageId/faqs/create', params }),
      },
      {
        label: 'Duplicate',
        kind: 'copy',
        link: linkOptions({ to: '/packages/create', search: { from: id } }),
      },
    ];
  },
  views: [waitingForApproval, inactive, newest],
  records: async () => {
    const { findPackages } = await import('./find-listings');
    return findPackages;
  },
});
