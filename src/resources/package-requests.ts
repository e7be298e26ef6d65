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
  records: () => import('./find-listings').then(({ findPackageRequests }) => findPackageRequests),
  waiting: waitingRequests('/v1/admin/package/packages', () =>
    import('@/generated/api/packages/packages').then(({ listPackages }) => listPackages),
  ),
});
