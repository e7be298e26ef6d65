import { IconPhoto } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { imageRatios } from '@/lib/files/image-ratios';
import { area } from './area';
import { inactive, newest } from './given-views';
import { amongFew } from './records';

export const bannerArea = area({
  path: '/banners',
  nouns: { one: $localize`banner`, other: $localize`banners` },
  group: 'Content',
  icon: IconPhoto,
  create: '/banners/create',
  gallery: imageRatios.hero,
  open: (id: number) => linkOptions({ to: '/banners/$bannerId/edit', params: { bannerId: id } }),
  views: [inactive, newest],
  records: amongFew('title', () =>
    import('@/generated/api/banners/banners').then(({ getListBannersQueryKey, listBanners }) => ({
      queryKey: getListBannersQueryKey(),
      list: listBanners,
    })),
  ),
});
