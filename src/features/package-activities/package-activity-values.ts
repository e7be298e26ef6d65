import { galleryOf } from '@/api/tolerant/gallery';
import { resource } from '@/api/writes/resource';
import { landingPageValues } from '@/domain/landing-page/landing-page';
import type { PackageActivity } from '@/generated/model';
import { packageActivityContract } from '@/generated/resources/package-activities';
import { galleryBody } from '@/lib/files/gallery';

export const packageActivityResource = resource({
  ...packageActivityContract,
  toValues: (activity?: PackageActivity) => ({
    ...landingPageValues(activity),
    images: galleryOf(activity, 'images'),
  }),
  toBody: ({ images, ...values }, stored) => ({
    ...values,
    ...galleryBody(images, stored.images),
  }),
});
