import { IconSettings } from '@tabler/icons-react';
import { amenityArea } from './amenities';
import { type Area, area } from './area';
import { bannerArea } from './banners';
import { blogCategoryArea } from './blog-categories';
import { blogArea } from './blogs';
import { bookingArea } from './bookings';
import { departureArea } from './departures';
import { featureArea } from './features';
import { homestayRegionArea } from './homestay-regions';
import { homestayRequestArea } from './homestay-requests';
import { homestayArea } from './homestays';
import { hotelRegionArea } from './hotel-regions';
import { hotelRequestArea } from './hotel-requests';
import { hotelArea } from './hotels';
import { imageArea } from './images';
import { noticeArea } from './notices';
import { packageActivityArea } from './package-activities';
import { packageRegionArea } from './package-regions';
import { packageRequestArea } from './package-requests';
import { packageArea } from './packages';
import { pageArea } from './pages';
import { roleArea } from './roles';
import { seoPageArea } from './seo-pages';
import { topDealArea } from './top-deals';
import { userArea } from './users';

const settingArea = area({
  path: '/settings',
  nouns: { one: $localize`setting`, other: $localize`settings` },
  words: 'site सेटिङ साइट',
  group: 'System',
  icon: IconSettings,
});

/** Every area, in menu order. A new one is added here when its routes exist. */
export const areas: readonly Area[] = [
  bookingArea,
  packageArea,
  departureArea,
  packageRequestArea,
  homestayRequestArea,
  hotelRequestArea,
  homestayArea,
  hotelArea,
  bannerArea,
  topDealArea,
  noticeArea,
  blogArea,
  pageArea,
  seoPageArea,
  imageArea,
  userArea,
  settingArea,
  packageRegionArea,
  packageActivityArea,
  homestayRegionArea,
  hotelRegionArea,
  amenityArea,
  featureArea,
  blogCategoryArea,
  roleArea,
];

/** The area of a path: the one with the longest matching prefix. */
export const areaAt = (path: string): Area | undefined =>
  areas
    .filter((area) => path === area.path || path.startsWith(`${area.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
