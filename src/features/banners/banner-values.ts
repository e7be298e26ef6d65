import { firstImageOf } from '@/api/tolerant/gallery';
import { resource } from '@/api/writes/resource';
import type { Banner, BannerInput } from '@/generated/model';
import { bannerContract, bannerFields } from '@/generated/resources/banners';
import { imageBody } from '@/lib/files/gallery';
import { plainBody, plainValues } from '@/lib/records/fields';

export const bannerResource = resource({
  ...bannerContract,
  /** The form values of a banner: the id of its region, and its first image. */
  toValues: (banner?: Banner) => ({
    ...plainValues(bannerFields, banner),
    package_region_id: banner?.region?.id ?? null,
    image: firstImageOf(banner),
  }),
  toBody: ({ image, ...values }, stored): BannerInput => ({
    ...plainBody(bannerFields, values),
    ...imageBody(image, stored.image),
  }),
});
