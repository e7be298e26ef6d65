import { IconHomeHeart } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest, waitingForApproval } from './given-views';

export const homestayArea = area({
  path: '/homestays',
  nouns: { one: 'homestay', other: 'homestays' },
  group: 'Stays',
  icon: IconHomeHeart,
  create: '/homestays/create',
  open: (id: number) => linkOptions({ to: '/homestays/$homestayId/view', params: { homestayId: id } }),
  actions: (id: number) => {
    const params = { homestayId: id };
    return [
      { label: 'Edit', kind: 'edit', link: linkOptions({ to: '/homestays/$homestayId/edit', params }) },
      { label: 'View', kind: 'view', link: linkOptions({ to: '/homestays/$homestayId/view', params }) },
      {
        label: 'Rooms',
        kind: 'parts',
        link: linkOptions({ to: '/homestays/$homestayId/view', params, hash: 'rooms' }),
      },
      {
        label: 'Images',
        kind: 'images',
        link: linkOptions({ to: '/homestays/$homestayId/edit', params, hash: 'images' }),
      },
      {
        label: 'Create room',
        kind: 'create',
        link: linkOptions({ to: '/homestays/$homestayId/rooms/create', params }),
      },
    ];
  },
  views: [waitingForApproval, newest],
  records: async () => {
    const { findHomestays } = await import('./find-listings');
    return findHomestays;
  },
});
