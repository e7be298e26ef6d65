import { firstImageOf } from '@/api/tolerant/gallery';
import { resource } from '@/api/writes/resource';
import { landingPageValues } from '@/domain/landing-page/landing-page';
import type { Region } from '@/generated/model';
import { homestayRegionContract } from '@/generated/resources/homestay-regions';
import { hotelRegionContract } from '@/generated/resources/hotel-regions';
import { packageRegionContract } from '@/generated/resources/package-regions';

/** A new region is shown on the home page. */
const toValues = (region?: Region) => ({
  ...landingPageValues(region),
  image: firstImageOf(region),
  display_home: region?.display_home ?? true,
});

/** A stored image is not sent again. */
const mapping = {
  toValues,
  toBody: ({ image, ...values }: ReturnType<typeof toValues>) => ({
    ...values,
    ...(image?.file && { images: [image.file] }),
  }),
};

export const packageRegionResource = resource({
  ...packageRegionContract,
  ...mapping,
});

export const homestayRegionResource = resource({
  ...homestayRegionContract,
  ...mapping,
});

export const hotelRegionResource = resource({
  ...hotelRegionContract,
  ...mapping,
});

export type RegionResource = typeof packageRegionResource;
