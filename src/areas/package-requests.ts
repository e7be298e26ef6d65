import { IconClipboardCheck } from '@tabler/icons-react';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

export const packageRequestArea = area({
  path: '/requests/packages',
  nouns: { one: 'package request', other: 'package requests' },
  group: 'Marketplace',
  icon: IconClipboardCheck,
  waiting: waitingRequests('/v1/admin/package/packages', async () => {
    const { listPackages } = await import('@/generated/api/packages/packages');
    return (params, signal) => listPackages(params, undefined, signal);
  }),
});
