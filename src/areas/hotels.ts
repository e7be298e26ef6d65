import { IconBuilding } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest, waitingForApproval } from './given-views';

export const hotelArea = area({
  path: '/hotels',
  nouns: { one: 'hotel', other: 'hotels' },
  group: 'Stays',
  icon: IconBuilding,
  create: '/hotels/create',
  open: (id: number) => linkOptions({ to: '/hotels/$hotelId/view', params: { hotelId: id } }),
  actions: (id: number) => {
    const params = { hotelId: id };
    return [
      { label: 'Edit', kind: 'edit', link: linkOptions({ to: '/hotels/$hotelId/edit', params }) },
      { label: 'View', kind: 'view', link: linkOptions({ to: '/hotels/$hotelId/view', params }) },
      {
        label: 'Rooms',
        kind: 'parts',
        link: linkOptions({ to: '/hotels/$hotelId/view', params, hash: 'rooms' }),
      },
      {
        label: 'Images',
        kind: 'images',
        link: linkOptions({ to: '/hotels/$hotelId/edit', params, hash: 'images' }),
      },
      {
        label: 'Create room',
        kind: 'create',
        link: linkOptions({ to: '/hotels/$hotelId/rooms/create', params }),
      },
    ];
  },
  views: [waitingForApproval, newest],
  records: async () => {
    const { findHotels } = await import('./find-listings');
    return findHotels;
  },
});
