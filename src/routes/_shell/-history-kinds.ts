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
import type { HistoryKind, HistoryKinds } from '@/features/history/kinds';
import { restorable } from '@/features/history/restorable';
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
import { userArea } from '@/resources/users';

const only = <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values>,
): HistoryKind => ({ of: () => restorable(resource) });

const partOf = <Rec extends object, Values extends object>(
  resourceOf: (parent: number) => FormResource<Rec, Values>,
): HistoryKind => ({ of: (parent) => restorable(resourceOf(parent)) });

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

const days = partOf(itineraryOf);
const faqs = partOf(faqsOf);
const departures = partOf(departuresOf);
const homestayRooms = partOf(homestayRoomsOf);
const hotelRooms = partOf(hotelRoomsOf);
const rooms = { nouns: { one: $localize`room`, other: $localize`rooms` }, field: 'rooms' };

/** How records are changed back and created again, by the path of their area. */
export const historyKinds: HistoryKinds = {
  '/packages': {
    ...only(packageResource),
    parts: [
      {
        ...days,
        nouns: { one: $localize`itinerary day`, other: $localize`itinerary days` },
        field: 'itenaries',
      },
      { ...faqs, nouns: { one: $localize`FAQ`, other: $localize`FAQs` }, field: 'faqs' },
      {
        ...departures,
        nouns: { one: $localize`departure`, other: $localize`departures` },
        field: 'departures',
        rowsNow: allDepartures,
      },
    ],
  },
  '/packages/itenaries': days,
  '/packages/faqs': faqs,
  '/packages/departures': departures,
  '/homestays': { ...only(homestayResource), parts: [{ ...homestayRooms, ...rooms }] },
  '/homestays/rooms': homestayRooms,
  '/hotels': { ...only(hotelResource), parts: [{ ...hotelRooms, ...rooms }] },
  '/hotels/rooms': hotelRooms,
  '/amenities': only(amenityResource),
  '/features': only(featureResource),
  '/banners': only(bannerResource),
  '/topdeals': only(topDealResource),
  '/notices': only(noticeResource),
  '/blogs': only(blogResource),
  '/categories': only(blogCategoryResource),
  '/pages': only(pageResource),
  '/seo-pages': only(seoPageResource),
  '/package-regions': only(packageRegionResource),
  '/package-activities': only(packageActivityResource),
  '/homestay-regions': only(homestayRegionResource),
  '/hotel-regions': only(hotelRegionResource),
  '/roles': only(roleResource),
  '/users': {
    ...only(userResource),
    unrestorable: userArea.unrestorable,
  },
  '/users/profiles': only(userProfileResource),
  '/update-user': only(ownProfileResource),
};
