import { IconClipboardHeart } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

const requestLink = (id: number) => linkOptions({ to: '/requests/homestays', search: { id } });

const waiting = waitingRequests('/v1/admin/homestays/datatable', () =>
  import('@/generated/api/homestays/homestays').then(({ listHomestays }) => listHomestays),
);

export const homestayRequestArea = area({
  path: '/requests/homestays',
  nouns: { one: $localize`homestay request`, other: $localize`homestay requests` },
  group: 'Marketplace',
  icon: IconClipboardHeart,
  open: requestLink,
  actions: (id: number) => [{ label: $localize`Approve`, kind: 'approve', link: requestLink(id) }],
  records: (client) => import('./find-requests').then(({ findRequests }) => findRequests(client, waiting)),
  waiting,
});
