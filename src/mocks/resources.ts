import type { Resource } from './context';
import { amenityHandlers } from './resources/amenities';
import { authHandlers } from './resources/auth';
import { bannerHandlers } from './resources/banners';
import { blogCategoryHandlers } from './resources/blog-categories';
import { featureHandlers } from './resources/features';
import { fileHandlers } from './resources/files';
import { lookupHandlers } from './resources/lookups';
import { noticeHandlers } from './resources/notices';
import { packageActivityHandlers } from './resources/package-activities';
import { departureHandlers, faqHandlers, itineraryHandlers } from './resources/package-children';
import { packageHandlers } from './resources/packages';
import { profileHandlers } from './resources/profile';
import { homestayRegionHandlers, hotelRegionHandlers, packageRegionHandlers } from './resources/regions';
import { roleHandlers } from './resources/roles';
import { topDealHandlers } from './resources/top-deals';

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
  featureHandlers,
  amenityHandlers,
  bannerHandlers,
  noticeHandlers,
  blogCategoryHandlers,
  roleHandlers,
  topDealHandlers,
  fileHandlers,
  lookupHandlers,
];
