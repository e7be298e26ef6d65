import { IconClipboardCheck } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

const requestLink = (id: number) => linkOptions({ to: '/requests/packages', search: { id } });

export const packageRequestArea = area({
  path: '/requests/packages',
  nouns: { one: 'package request', other: 'package requests' },
  group: 'Marketplace',
  icon: IconClipboardCheck,
  open: requestLink,
  actions: (id: number) => [{ label: 'Approve', kind: 'approve', link: requestLink(id) }],
  records: async () => {
    const { findPackageRequests } = await import('./find-listings');
    return findPackageRequests;
  },
  waiting: waitingRequests('/v1/admin/package/packages', async () => {
    const { listPackages } = await import('@/generated/api/packages/packages');
    return listPackages;
  }),
});
