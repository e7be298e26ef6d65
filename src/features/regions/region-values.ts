import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import {
  createHomestayRegion,
  deleteHomestayRegion,
  getHomestayRegion,
  updateHomestayRegion,
} from '@/generated/api/homestay-regions/homestay-regions';
import {
  createHotelRegion,
  deleteHotelRegion,
  getHotelRegion,
  updateHotelRegion,
} from '@/generated/api/hotel-regions/hotel-regions';
import {
  createPackageRegion,
  deletePackageRegion,
  getPackageRegion,
  updatePackageRegion,
} from '@/generated/api/package-regions/package-regions';
import type { Region } from '@/generated/model';
import { landingPageBody, landingPageValues } from '@/lib/records/landing-page';

/** A new region is shown on the home page. */
const mapping = {
  toValues: (region?: Region) => ({
    ...landingPageValues(region, isUnread(region, 'images.0')),
    display_home: region?.display_home ?? true,
  }),
  toBody: landingPageBody,
};

export const packageRegions = resource({
  name: 'package-regions',
  read: getPackageRegion,
  create: createPackageRegion,
  update: updatePackageRegion,
  remove: deletePackageRegion,
  ...mapping,
});

export const homestayRegions = resource({
  name: 'homestay-regions',
  read: getHomestayRegion,
  create: createHomestayRegion,
  update: updateHomestayRegion,
  remove: deleteHomestayRegion,
  ...mapping,
});

export const hotelRegions = resource({
  name: 'hotel-regions',
  read: getHotelRegion,
  create: createHotelRegion,
  update: updateHotelRegion,
  remove: deleteHotelRegion,
  ...mapping,
});

export type RegionResource = typeof packageRegions;
