import type { Resource } from './context';
import { amenityHandlers } from './resources/amenities';
import { authHandlers } from './resources/auth';
import { bannerHandlers } from './resources/banners';
import { blogCategoryHandlers } from './resources/blog-categories';
import { blogHandlers } from './resources/blogs';
import { bookingHandlers } from './resources/bookings';
import { featureHandlers } from './resources/features';
import { fileHandlers } from './resources/files';
import { homestayHandlers } from './resources/homestays';
import { hotelHandlers } from './resources/hotels';
import { lookupHandlers } from './resources/lookups';
import { noticeHandlers } from './resources/notices';
import { packageActivityHandlers } from './resources/package-activities';
import { departureHandlers, faqHandlers, itineraryHandlers } from './resources/package-children';
import { packageHandlers } from './resources/packages';
import { pageHandlers } from './resources/pages';
import { profileHandlers } from './resources/profile';
import { homestayRegionHandlers, hotelRegionHandlers, packageRegionHandlers } from './resources/regions';
import { roleHandlers } from './resources/roles';
import { homestayRoomHandlers, hotelRoomHandlers } from './resources/rooms';
import { seoPageHandlers } from './resources/seo-pages';
import { topDealHandlers } from './resources/top-deals';
import { userHandlers } from './resources/users';

/** Every resource that the offline backend serves, in the order of the contract. */
export const RESOURCES: readonly Resource[] = [
  authHandlers,
  profileHandlers,
  packageRegionHandlers,
  homestayRegionHandlers,
  hotelRegionHandlers,
  packageActivityHandlers,
  packageHandlers,
  itineraryHandlers,
  departureHandlers,
  faqHandlers,
  homestayHandlers,
  homestayRoomHandlers,
  hotelHandlers,
  hotelRoomHandlers,
  featureHandlers,
  amenityHandlers,
  bannerHandlers,
  noticeHandlers,
  blogCategoryHandlers,
  blogHandlers,
  pageHandlers,
  seoPageHandlers,
  roleHandlers,
  userHandlers,
  bookingHandlers,
  topDealHandlers,
  fileHandlers,
  lookupHandlers,
];
