/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListPageOf } from '../lib/lists/paging';

/** Records that may name the record of another tag. */
export interface Use {
  tag: string;
  /** The field of the body with the ids, and that of the record. */
  name: string;
  field: string;
  /** The list's query parameter for it, if there is one. */
  filter?: string;
  /** Undefined if the API lists them for one record at a time only. */
  list?: (params: object) => Promise<ListPageOf<{ id: number }>>;
}

export const USES: Readonly<Record<string, readonly Use[]>> = {
  'vendors': [
    { tag: 'packages', name: 'vendor_id', field: 'vendor', filter: 'vendor_id', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
  ],
  'package-regions': [
    { tag: 'packages', name: 'region_id', field: 'region', filter: 'region_id', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
    { tag: 'banners', name: 'package_region_id', field: 'region', list: (params) => import('./api/banners/banners').then(({ listBanners }) => listBanners(params)) },
  ],
  'package-activities': [
    { tag: 'packages', name: 'activity_id', field: 'activity', filter: 'activity_id', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
  ],
  'departure-types': [
    { tag: 'packages', name: 'departure_type', field: 'departure_type', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
  ],
  'package-types': [
    { tag: 'packages', name: 'package_type', field: 'package_type', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
  ],
  'listing-types': [
    { tag: 'packages', name: 'listing_type', field: 'listing_type', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
  ],
  'features': [
    { tag: 'packages', name: 'available_features', field: 'available_features', list: (params) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params)) },
    { tag: 'homestays', name: 'available_features', field: 'available_features', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
    { tag: 'hotels', name: 'available_features', field: 'available_features', list: (params) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params)) },
  ],
  'homestay-regions': [
    { tag: 'homestays', name: 'homestay_region_id', field: 'region', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
  ],
  'users': [
    { tag: 'homestays', name: 'user_id', field: 'owner', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
    { tag: 'hotels', name: 'user_id', field: 'owner', list: (params) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params)) },
  ],
  'amenities': [
    { tag: 'homestays', name: 'amenities', field: 'amenities', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
    { tag: 'homestay-rooms', name: 'amenities', field: 'amenities' },
    { tag: 'hotels', name: 'amenities', field: 'amenities', list: (params) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params)) },
    { tag: 'hotel-rooms', name: 'amenities', field: 'amenities' },
  ],
  'room-types': [
    { tag: 'homestays', name: 'room_type', field: 'room_type', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
  ],
  'property-types': [
    { tag: 'homestays', name: 'property_type', field: 'property_type', list: (params) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params)) },
  ],
  'hotel-regions': [
    { tag: 'hotels', name: 'hotel_region_id', field: 'region', list: (params) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params)) },
  ],
  'blog-categories': [
    { tag: 'blogs', name: 'blog_category_id', field: 'blog_category', filter: 'blog_category_id', list: (params) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params)) },
  ],
  'packages': [
    { tag: 'blogs', name: 'packages', field: 'packages', list: (params) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params)) },
  ],
  'homestays': [
    { tag: 'blogs', name: 'homestays', field: 'homestays', list: (params) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params)) },
  ],
  'hotels': [
    { tag: 'blogs', name: 'hotels', field: 'hotels', list: (params) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params)) },
  ],
  'pages': [
    { tag: 'pages', name: 'parent_id', field: 'parent_id', list: (params) => import('./api/pages/pages').then(({ listPages }) => listPages(params)) },
  ],
  'roles': [
    { tag: 'users', name: 'role_id', field: 'roles', filter: 'role', list: (params) => import('./api/users/users').then(({ listUsers }) => listUsers(params)) },
  ],
};
