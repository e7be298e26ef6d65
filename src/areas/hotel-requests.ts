import { IconClipboardList } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

const requestLink = (id: number) => linkOptions({ to: '/requests/hotels', search: { id } });

export const hotelRequestArea = area({
  path: '/requests/hotels',
  nouns: { one: 'hotel request', other: 'hotel requests' },
  group: 'Stays',
  icon: IconClipboardList,
  open: requestLink,
  actions: (id: number) => [{ label: 'Approve', kind: 'approve', link: requestLink(id) }],
  records: async () => {
    const { findHotelRequests } = await import('./find-listings');
    return findHotelRequests;
  },
  waiting: waitingRequests('/v1/admin/hotels', async () => {
    const { listHotels } = await import('@/generated/api/hotels/hotels');
    return listHotels;
  }),
});
