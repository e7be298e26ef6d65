import { linkOptions } from '@tanstack/react-router';
import { amenityResource } from '@/features/amenities/amenity-values';
import { bannerResource } from '@/features/banners/banner-values';
import { blogCategoryResource } from '@/features/blog-categories/blog-category-values';
import { blogResource } from '@/features/content/blogs/blog-values';
import { pageResource } from '@/features/content/pages/page-values';
import { seoPageResource } from '@/features/content/seo-pages/seo-page-values';
import { featureResource } from '@/features/features/feature-values';
import { replaceable } from '@/features/find-and-replace/replaceable';
import type { TextKind, TextPart } from '@/features/find-and-replace/text-kinds';
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
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import { topDealResource } from '@/features/top-deals/top-deal-values';
import { listAmenities } from '@/generated/api/amenities/amenities';
import { listBanners } from '@/generated/api/banners/banners';
import { listBlogCategories } from '@/generated/api/blog-categories/blog-categories';
import { listBlogs } from '@/generated/api/blogs/blogs';
import { listFeatures } from '@/generated/api/features/features';
import { listHomestayRegions } from '@/generated/api/homestay-regions/homestay-regions';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotelRegions } from '@/generated/api/hotel-regions/hotel-regions';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listNotices } from '@/generated/api/notices/notices';
import { listPackageActivities } from '@/generated/api/package-activities/package-activities';
import { listPackageRegions } from '@/generated/api/package-regions/package-regions';
import { listPackages } from '@/generated/api/packages/packages';
import { listPages } from '@/generated/api/pages/pages';
import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { listTopDeals } from '@/generated/api/top-deals/top-deals';
import { editFaq } from '@/resources/package-links';
import { homestayLinks, hotelLinks } from '@/resources/stay-links';

type Schemed<Rec extends object, Values extends object> = Parameters<typeof replaceable<Rec, Values>>[0];

const rooms = <Rec extends object, Values extends object>(
  roomsOf: (stay: number) => Schemed<Rec, Values>,
  { editRoom }: typeof hotelLinks,
): TextPart => ({
  nouns: { one: $localize`room`, other: $localize`rooms` },
  field: 'rooms',
  of: (stay) => replaceable(roomsOf(stay)),
  open: editRoom,
});

/** How texts are read and replaced, by the path of their area, in the order of the menu. */
export const textKinds: readonly TextKind[] = [
  {
    path: '/packages',
    list: listPackages,
    of: replaceable(packageResource),
    parts: [
      {
        nouns: { one: $localize`itinerary day`, other: $localize`itinerary days` },
        field: 'itenaries',
        of: (packageId) => replaceable(itineraryOf(packageId)),
        open: (packageId, itenaryId) =>
          linkOptions({
            to: '/packages/$packageId/itenaries/$itenaryId/edit',
            params: { packageId, itenaryId },
          }),
      },
      {
        nouns: { one: $localize`FAQ`, other: $localize`FAQs` },
        field: 'faqs',
        of: (packageId) => replaceable(faqsOf(packageId)),
        open: editFaq,
      },
    ],
  },
  {
    path: '/homestays',
    list: listHomestays,
    of: replaceable(homestayResource),
    parts: [rooms(homestayRoomsOf, homestayLinks)],
  },
  {
    path: '/hotels',
    list: listHotels,
    of: replaceable(hotelResource),
    parts: [rooms(hotelRoomsOf, hotelLinks)],
  },
  { path: '/banners', list: listBanners, of: replaceable(bannerResource) },
  { path: '/topdeals', list: listTopDeals, of: replaceable(topDealResource) },
  { path: '/notices', list: listNotices, of: replaceable(noticeResource) },
  { path: '/blogs', list: listBlogs, of: replaceable(blogResource) },
  { path: '/pages', list: listPages, of: replaceable(pageResource) },
  { path: '/seo-pages', list: listSeoPages, of: replaceable(seoPageResource) },
  { path: '/package-regions', list: listPackageRegions, of: replaceable(packageRegionResource) },
  { path: '/package-activities', list: listPackageActivities, of: replaceable(packageActivityResource) },
  { path: '/homestay-regions', list: listHomestayRegions, of: replaceable(homestayRegionResource) },
  { path: '/hotel-regions', list: listHotelRegions, of: replaceable(hotelRegionResource) },
  { path: '/amenities', list: listAmenities, of: replaceable(amenityResource) },
  { path: '/features', list: listFeatures, of: replaceable(featureResource) },
  { path: '/categories', list: listBlogCategories, of: replaceable(blogCategoryResource) },
];
