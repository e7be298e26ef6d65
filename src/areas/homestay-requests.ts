import { IconClipboardHeart } from '@tabler/icons-react';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

export const homestayRequestArea = area({
  path: '/requests/homestays',
  nouns: { one: 'homestay request', other: 'homestay requests' },
  group: 'Stays',
  icon: IconClipboardHeart,
  waiting: waitingRequests('/v1/admin/homestays', async () => {
    const { listHomestays } = await import('@/generated/api/homestays/homestays');
    return (params, signal) => listHomestays(params, undefined, signal);
  }),
});
