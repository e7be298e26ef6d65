import type { Resource } from './context';
import { singleImage } from './files/single-image';
import { crud } from './http/crud';
import { oneOf, refuseInUse } from './http/in-use';
import { authHandlers } from './resources/auth';
import { bannerHandlers } from './resources/banners';
import { bookingHandlers } from './resources/bookings';
import { fileHandlers } from './resources/files';
import { lookupHandlers } from './resources/lookups';
import { packageHandlers } from './resources/packages';
import { pageHandlers } from './resources/pages';
import { profileHandlers } from './resources/profile';
import { roleHandlers } from './resources/roles';
import { seoPageHandlers } from './resources/seo-pages';
import { stayHandlers } from './resources/stays';
import { userHandlers } from './resources/users';
import { amenityTable } from './seed/amenities';
import { bannerTable } from './seed/banners';
import { blogCategoryTable } from './seed/blog-categories';
import { blogTable } from './seed/blogs';
import { featureTable } from './seed/features';
import { homestayTable } from './seed/homestays';
import { hotelTable } from './seed/hotels';
import {
  homestayRegionTable,
  hotelRegionTable,
  packageActivityTable,
  packageRegionTable,
} from './seed/landing-pages';
import { noticeTable } from './seed/notices';
import { packageTable } from './seed/packages';
import { homestayRoomTable, hotelRoomTable } from './seed/rooms';
import { topDealTable } from './seed/top-deals';

const landingPage = singleImage('images', 'alt_image');

/** All resources of the offline backend, in the order of the contract. */
export const RESOURCES: readonly Resource[] = [
  authHandlers,
  profileHandlers,
  crud(packageRegionTable, {
    write: landingPage,
    guard: oneOf(refuseInUse(packageTable, 'region_id'), refuseInUse(bannerTable, 'package_region_id')),
  }),
  crud(homestayRegionTable, { write: landingPage, guard: refuseInUse(homestayTable, 'homestay_region_id') }),
  crud(hotelRegionTable, { write: landingPage, guard: refuseInUse(hotelTable, 'hotel_region_id') }),
  crud(packageActivityTable, { guard: refuseInUse(packageTable, 'activity_id') }),
  ...packageHandlers,
  ...stayHandlers,
  crud(featureTable, {
    guard: oneOf(
      refuseInUse(packageTable, 'available_features'),
      refuseInUse(homestayTable, 'available_features'),
      refuseInUse(hotelTable, 'available_features'),
    ),
  }),
  crud(amenityTable, {
    guard: oneOf(
      refuseInUse(homestayTable, 'amenities'),
      refuseInUse(hotelTable, 'amenities'),
      refuseInUse(homestayRoomTable, 'amenities'),
      refuseInUse(hotelRoomTable, 'amenities'),
    ),
  }),
  bannerHandlers,
  crud(noticeTable),
  crud(blogCategoryTable, { guard: refuseInUse(blogTable, 'blog_category_id') }),
  crud(blogTable),
  pageHandlers,
  seoPageHandlers,
  roleHandlers,
  userHandlers,
  bookingHandlers,
  crud(topDealTable),
  fileHandlers,
  lookupHandlers,
];
