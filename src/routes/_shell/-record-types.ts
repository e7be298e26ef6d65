import { ApiError } from '@/api/errors/api-error';
import type { FormResource } from '@/api/writes/resource';
import { allDepartures, departureBody, isActive, newOffer, type Offer } from '@/domain/departures/departures';
import { amenityResource } from '@/features/amenities/amenity-values';
import { bannerResource } from '@/features/banners/banner-values';
import { blogCategoryResource } from '@/features/blog-categories/blog-category-values';
import { blogResource } from '@/features/content/blogs/blog-values';
import { pageResource } from '@/features/content/pages/page-values';
import { seoPageResource } from '@/features/content/seo-pages/seo-page-values';
import { featureResource } from '@/features/features/feature-values';
import { noticeResource } from '@/features/notices/notice-values';
import { packageActivityResource } from '@/features/package-activities/package-activity-values';
import { faqsOf } from '@/features/packages/faqs/faq-values';
import { itineraryOf } from '@/features/packages/itinerary/itinerary-values';
import { packageResource } from '@/features/packages/package-values';
import {
  homestayRegionResource,
  hotelRegionResource,
  packageRegionResource,
} from '@/features/regions/region-values';
import { roleResource } from '@/features/roles/role-values';
import { ownProfileResource } from '@/features/settings/account/own-profile-values';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import { topDealResource } from '@/features/top-deals/top-deal-values';
import { userProfileResource } from '@/features/users/profile/profile-values';
import { userResource } from '@/features/users/user-values';
import { createDeparture, deleteDeparture } from '@/generated/api/departures/departures';
import type { Departure } from '@/generated/model';
import { type ImageSlot, recordType, type RecordTypes } from '@/resources/record-type';

type DepartureValues = Offer & { departure_date: string };

const departuresOf = (packageId: number): FormResource<Departure, DepartureValues> => {
  const bodyOf = ({ departure_date, ...offer }: DepartureValues) => departureBody(departure_date, offer);
  return {
    toValues: (departure) => ({
      ...newOffer,
      departure_date: departure?.departure_date ?? '',
      ...(departure && {
        discount_percent: departure.discount_percent ?? 0,
        offer_title: departure.offer_title ?? '',
        status: isActive(departure),
      }),
    }),
    bodyOf,
    create: (values, options) => createDeparture(packageId, bodyOf(values), options),
    read: async (id) => {
      const found = (await allDepartures(packageId)).find((departure) => departure.id === id);
      if (!found) throw new ApiError('http', $localize`It is not there any more.`, { status: 404 });
      return found;
    },
    remove: (id) => deleteDeparture(packageId, id),
  };
};

const gallery: ImageSlot = { name: 'images', from: ['images'] };
const landing: ImageSlot = { name: 'image', from: ['images'], altIn: 'alt_image' };

/** What can be done to each type of record without its form, those that sell first. */
export const recordTypes: RecordTypes = {
  '/packages': recordType(packageResource, {
    images: [gallery],
    imageForm: 'edit-image',
    searched: ['name', 'overview'],
  }),
  '/packages/itenaries': recordType(itineraryOf),
  '/packages/faqs': recordType(faqsOf),
  '/packages/departures': recordType(departuresOf, { partsNow: allDepartures }),
  '/homestays': recordType(homestayResource, { images: [gallery], searched: ['name', 'homestay_details'] }),
  '/homestays/rooms': recordType(homestayRoomsOf, { images: [gallery] }),
  '/hotels': recordType(hotelResource, { images: [gallery], searched: ['name', 'description'] }),
  '/hotels/rooms': recordType(hotelRoomsOf, { images: [gallery] }),
  '/banners': recordType(bannerResource, { images: [{ name: 'image', from: ['images'] }] }),
  '/topdeals': recordType(topDealResource, {
    images: [{ name: 'image', from: ['image_url'], altIn: null }],
  }),
  '/notices': recordType(noticeResource),
  '/blogs': recordType(blogResource, {
    images: [{ name: 'image', from: ['image_url'] }],
    searched: ['title', 'short_description'],
  }),
  '/pages': recordType(pageResource, {
    images: [{ name: 'image', from: ['images', 'image_url'] }],
    searched: ['title', 'content'],
  }),
  '/seo-pages': recordType(seoPageResource, {
    images: [
      { name: 'banner_image', from: ['banner_image'], altIn: null },
      { name: 'hero_image', from: ['hero_image'], altIn: null },
      { name: 'gallery', from: ['gallery'] },
    ],
  }),
  '/package-regions': recordType(packageRegionResource, {
    images: [landing],
    searched: ['name', 'description'],
  }),
  '/package-activities': recordType(packageActivityResource, {
    images: [gallery],
    searched: ['name', 'description'],
  }),
  '/homestay-regions': recordType(homestayRegionResource, {
    images: [landing],
    searched: ['name', 'description'],
  }),
  '/hotel-regions': recordType(hotelRegionResource, { images: [landing], searched: ['name', 'description'] }),
  '/amenities': recordType(amenityResource, { images: [{ ...gallery, symbol: true }] }),
  '/features': recordType(featureResource),
  '/categories': recordType(blogCategoryResource),
  '/roles': recordType(roleResource, { isPrivate: true }),
  '/users': recordType(userResource, { isPrivate: true }),
  '/users/profiles': recordType(userProfileResource),
  '/update-user': recordType(ownProfileResource),
};
