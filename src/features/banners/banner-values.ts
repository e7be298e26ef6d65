import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import { createBanner, deleteBanner, getBanner, updateBanner } from '@/generated/api/banners/banners';
import type { Banner, BannerInput } from '@/generated/model';
import { firstImageOf, imageBody } from '@/lib/files/gallery';

export const banners = resource({
  name: 'banners',
  read: getBanner,
  create: createBanner,
  update: updateBanner,
  remove: deleteBanner,
  /** The form values of a banner: the id of its region, and its first image. */
  toValues: (banner?: Banner) => ({
    package_region_id: banner?.region?.id ?? null,
    title: banner?.title ?? '',
    status: banner?.status ?? true,
    image: firstImageOf(banner?.images, isUnread(banner, 'images.0')),
  }),
  toBody: ({ image, ...values }, stored): BannerInput => ({
    ...values,
    ...imageBody(image, stored.image),
  }),
});
