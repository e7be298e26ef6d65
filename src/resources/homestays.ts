import { IconHomeHeart } from '@tabler/icons-react';
import { area } from './area';
import { newest, waitingForApproval } from './given-views';
import { homestayLinks, stayActions } from './stay-links';

export const homestayArea = area({
  path: '/homestays',
  nouns: { one: $localize`homestay`, other: $localize`homestays` },
  group: 'Stays',
  icon: IconHomeHeart,
  images: true,
  create: '/homestays/create',
  used: true,
  open: homestayLinks.home,
  actions: stayActions(homestayLinks),
  views: [waitingForApproval, newest],
  records: () => import('./find-listings').then(({ findHomestays }) => findHomestays),
});
