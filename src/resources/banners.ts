import { IconPhoto } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { inactive, newest } from './given-views';
import { findBy } from './records';

export const bannerArea = area({
  path: '/banners',
  nouns: { one: 'banner', other: 'banners' },
  group: 'Content',
  icon: IconPhoto,
  create: '/banners/create',
  open: (id: number) => linkOptions({ to: '/banners/$bannerId/edit', params: { bannerId: id } }),
  views: [inactive, newest],
  records: () =>
    import('@/generated/api/banners/banners').then(({ listBanners }) => findBy(listBanners, 'title')),
});
