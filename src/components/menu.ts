import {
  type Icon,
  IconArticle,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCategory,
  IconClipboardCheck,
  IconClipboardHeart,
  IconClipboardList,
  IconDiscount,
  IconFiles,
  IconHome,
  IconHomeHeart,
  IconMap2,
  IconMapPin,
  IconMapPins,
  IconMountain,
  IconPhoto,
  IconSettings,
  IconShieldLock,
  IconSparkles,
  IconSpeakerphone,
  IconUsers,
  IconWalk,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

type AppPath = NonNullable<LinkProps['to']>;

/** The groups of the menu, in their order. */
const menuGroups = ['Marketplace', 'Stays', 'Content', 'People', 'System'] as const;

/** The queues whose length the menu shows. */
export type MenuBadge = 'packageRequests' | 'homestayRequests' | 'hotelRequests';

export interface MenuEntry {
  /** The area's name: menu, breadcrumb, list heading. */
  label: string;
  to: AppPath;
  icon: Icon;
  group: (typeof menuGroups)[number];
  /** Where a record of the area is created, and what the link says. */
  create?: { to: AppPath; label: string };
  /** The count shown beside the label. */
  badge?: MenuBadge;
}

/** Every area that can be reached. An area is added here, in the order of its group, when its routes exist. */
export const menu: readonly MenuEntry[] = [
  { label: 'Bookings', to: '/bookings', icon: IconCalendarEvent, group: 'Marketplace' },
  {
    label: 'Packages',
    to: '/packages',
    icon: IconMountain,
    group: 'Marketplace',
    create: { to: '/packages/create', label: 'Create package' },
  },
  {
    label: 'Package requests',
    to: '/requests/packages',
    icon: IconClipboardCheck,
    group: 'Marketplace',
    badge: 'packageRequests',
  },
  {
    label: 'Package regions',
    to: '/package-regions',
    icon: IconMap2,
    group: 'Marketplace',
    create: { to: '/package-regions/create', label: 'Create package region' },
  },
  {
    label: 'Package activities',
    to: '/package-activities',
    icon: IconWalk,
    group: 'Marketplace',
    create: { to: '/package-activities/create', label: 'Create package activity' },
  },
  {
    label: 'Homestays',
    to: '/homestays',
    icon: IconHomeHeart,
    group: 'Stays',
    create: { to: '/homestays/create', label: 'Create homestay' },
  },
  {
    label: 'Homestay requests',
    to: '/requests/homestays',
    icon: IconClipboardHeart,
    group: 'Stays',
    badge: 'homestayRequests',
  },
  {
    label: 'Hotels',
    to: '/hotels',
    icon: IconBuilding,
    group: 'Stays',
    create: { to: '/hotels/create', label: 'Create hotel' },
  },
  {
    label: 'Hotel requests',
    to: '/requests/hotels',
    icon: IconClipboardList,
    group: 'Stays',
    badge: 'hotelRequests',
  },
  {
    label: 'Homestay regions',
    to: '/homestay-regions',
    icon: IconMapPin,
    group: 'Stays',
    create: { to: '/homestay-regions/create', label: 'Create homestay region' },
  },
  {
    label: 'Hotel regions',
    to: '/hotel-regions',
    icon: IconMapPins,
    group: 'Stays',
    create: { to: '/hotel-regions/create', label: 'Create hotel region' },
  },
  {
    label: 'Amenities',
    to: '/amenities',
    icon: IconBuildingCommunity,
    group: 'Stays',
    create: { to: '/amenities/create', label: 'Create amenity' },
  },
  {
    label: 'Features',
    to: '/features',
    icon: IconSparkles,
    group: 'Stays',
    create: { to: '/features/create', label: 'Create feature' },
  },
  {
    label: 'Banners',
    to: '/banners',
    icon: IconPhoto,
    group: 'Content',
    create: { to: '/banners/create', label: 'Create banner' },
  },
  {
    label: 'Top deals',
    to: '/topdeals',
    icon: IconDiscount,
    group: 'Content',
    create: { to: '/topdeals/create', label: 'Create top deal' },
  },
  {
    label: 'Notices',
    to: '/notices',
    icon: IconSpeakerphone,
    group: 'Content',
    create: { to: '/notices/create', label: 'Create notice' },
  },
  {
    label: 'Blogs',
    to: '/blogs',
    icon: IconArticle,
    group: 'Content',
    create: { to: '/blogs/create', label: 'Create blog' },
  },
  {
    label: 'Categories',
    to: '/categories',
    icon: IconCategory,
    group: 'Content',
    create: { to: '/categories/create', label: 'Create category' },
  },
  {
    label: 'Pages',
    to: '/pages',
    icon: IconFiles,
    group: 'Content',
    create: { to: '/pages/create', label: 'Create page' },
  },
  {
    label: 'SEO pages',
    to: '/seo-pages',
    icon: IconWorldSearch,
    group: 'Content',
    create: { to: '/seo-pages/create', label: 'Create SEO page' },
  },
  {
    label: 'Users',
    to: '/users',
    icon: IconUsers,
    group: 'People',
    create: { to: '/users/create', label: 'Create user' },
  },
  {
    label: 'Roles',
    to: '/roles',
    icon: IconShieldLock,
    group: 'People',
    create: { to: '/roles/create', label: 'Create role' },
  },
  { label: 'Settings', to: '/settings', icon: IconSettings, group: 'System' },
];

export const homeEntry = { label: 'Home', to: '/', icon: IconHome } as const;

/** The groups that have entries, each with its entries. */
export const groupedMenu = (entries: readonly MenuEntry[] = menu) =>
  menuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter(({ entries: inGroup }) => inGroup.length > 0);

/** The area that a path belongs to: the entry with the longest matching path. */
export const areaOf = (path: string, entries: readonly MenuEntry[] = menu): MenuEntry | undefined =>
  entries
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
