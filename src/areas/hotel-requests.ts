import { IconClipboardList } from '@tabler/icons-react';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

export const hotelRequestArea = area({
  path: '/requests/hotels',
  nouns: { one: 'hotel request', other: 'hotel requests' },
  group: 'Stays',
  icon: IconClipboardList,
  waiting: waitingRequests('/v1/admin/hotels', async () => {
    const { listHotels } = await import('@/generated/api/hotels/hotels');
    return (params, signal) => listHotels(params, undefined, signal);
  }),
});
