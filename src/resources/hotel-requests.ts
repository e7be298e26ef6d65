import { IconClipboardList } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { waitingRequests } from './waiting-requests';

const requestLink = (id: number) => linkOptions({ to: '/requests/hotels', search: { id } });

const waiting = waitingRequests('/v1/admin/hotels/datatable', () =>
  import('@/generated/api/hotels/hotels').then(({ listHotels }) => listHotels),
);

export const hotelRequestArea = area({
  path: '/requests/hotels',
  nouns: { one: $localize`hotel request`, other: $localize`hotel requests` },
  group: 'Marketplace',
  icon: IconClipboardList,
  open: requestLink,
  actions: (id: number) => [{ label: $localize`Approve`, kind: 'approve', link: requestLink(id) }],
  records: (client) => import('./find-requests').then(({ findRequests }) => findRequests(client, waiting)),
  waiting,
});
