import { IconClipboardCheck } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

const requestLink = (id: number) => linkOptions({ to: '/requests/packages', search: { id } });

const waiting = waitingRequests('/v1/admin/package/packages/datatable', () =>
  import('@/generated/api/packages/packages').then(({ listPackages }) => listPackages),
);

export const packageRequestArea = area({
  path: '/requests/packages',
  nouns: { one: $localize`package request`, other: $localize`package requests` },
  group: 'Marketplace',
  icon: IconClipboardCheck,
  open: requestLink,
  actions: (id: number) => [{ label: $localize`Approve`, kind: 'approve', link: requestLink(id) }],
  records: (client) => import('./find-requests').then(({ findRequests }) => findRequests(client, waiting)),
  waiting,
});
