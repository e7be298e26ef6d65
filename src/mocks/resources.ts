import type { Resource } from './context';
import { singleImage } from './files/single-image';
import { crud } from './http/crud';
import { refuseInUse } from './http/in-use';
import { authResource } from './resources/auth';
import { bannerResource } from './resources/banners';
import { bookingResource } from './resources/bookings';
import { fileResource } from './resources/files';
import { lookupResource } from './resources/lookups';
import { packageResources } from './resources/packages';
import { pageResource } from './resources/pages';
import { profileResource } from './resources/profile';
import { roleResource } from './resources/roles';
import { seoPageResource } from './resources/seo-pages';
import { stayResources } from './resources/stays';
import { userResource } from './resources/users';
import { amenities } from './seed/amenities';
import { blogCategories } from './seed/blog-categories';
import { blogs } from './seed/blogs';
import { features } from './seed/features';
import { homestays } from './seed/homestays';
import { hotels } from './seed/hotels';
import { homestayRegions, hotelRegions, packageActivities, packageRegions } from './seed/landing-pages';
import { notices } from './seed/notices';
import { packages } from './seed/packages';
import { topDeals } from './seed/top-deals';

const landingPage = singleImage('images', 'alt_image');

/** All resources of the offline backend, in the order of the contract. */
export const RESOURCES: readonly Resource[] = [
  authResource,
  profileResource,
  crud(packageRegions, { write: landingPage, guard: refuseInUse(packages, 'region_id') }),
  crud(homestayRegions, { write: landingPage, guard: refuseInUse(homestays, 'homestay_region_id') }),
  crud(hotelRegions, { write: landingPage, guard: refuseInUse(hotels, 'hotel_region_id') }),
  crud(packageActivities, { write: landingPage, guard: refuseInUse(packages, 'activity_id') }),
  ...packageResources,
  ...stayResources,
  crud(features),
  crud(amenities),
  bannerResource,
  crud(notices),
  crud(blogCategories, { guard: refuseInUse(blogs, 'blog_category_id') }),
  crud(blogs),
  pageResource,
  seoPageResource,
  roleResource,
  userResource,
  bookingResource,
  crud(topDeals),
  fileResource,
  lookupResource,
];
