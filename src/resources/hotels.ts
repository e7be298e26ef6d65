import { IconBuilding } from '@tabler/icons-react';
import { area } from './area';
import { newest, waitingForApproval } from './given-views';
import { hotelLinks, stayActions } from './stay-links';

export const hotelArea = area({
  path: '/hotels',
  nouns: { one: $localize`hotel`, other: $localize`hotels` },
  group: 'Stays',
  icon: IconBuilding,
  images: true,
  create: '/hotels/create',
  used: true,
  open: hotelLinks.home,
  actions: stayActions(hotelLinks),
  views: [waitingForApproval, newest],
  records: () => import('./find-listings').then(({ findHotels }) => findHotels),
});
