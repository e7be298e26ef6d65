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
  /** The path of the collection in the API; of parts with a placeholder for the id of their record. */
  path: string;
  /** The list's query parameter for it, if there is one. */
  filter?: string;
  /** Reads only these fields. Undefined if the API lists them for one record at a time only. */
  list?: (params: object, only: readonly string[]) => Promise<ListPageOf<{ id: number }>>;
}

export const USES: Readonly<Record<string, readonly Use[]>> = {
  'vendors': [
    { tag: 'packages', name: 'vendor_id', field: 'vendor', path: '/v1/admin/package/packages', filter: 'vendor_id', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
  ],
  'package-regions': [
    { tag: 'packages', name: 'region_id', field: 'region', path: '/v1/admin/package/packages', filter: 'region_id', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
    { tag: 'banners', name: 'package_region_id', field: 'region', path: '/v1/admin/banners', list: (params, only) => import('./api/banners/banners').then(({ listBanners }) => listBanners(params, { only })) },
  ],
  'package-activities': [
    { tag: 'packages', name: 'activity_id', field: 'activity', path: '/v1/admin/package/packages', filter: 'activity_id', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
  ],
  'departure-types': [
    { tag: 'packages', name: 'departure_type', field: 'departure_type', path: '/v1/admin/package/packages', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
  ],
  'package-types': [
    { tag: 'packages', name: 'package_type', field: 'package_type', path: '/v1/admin/package/packages', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
  ],
  'listing-types': [
    { tag: 'packages', name: 'listing_type', field: 'listing_type', path: '/v1/admin/package/packages', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
  ],
  'features': [
    { tag: 'packages', name: 'available_features', field: 'available_features', path: '/v1/admin/package/packages', list: (params, only) => import('./api/packages/packages').then(({ listPackages }) => listPackages(params, { only })) },
    { tag: 'homestays', name: 'available_features', field: 'available_features', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
    { tag: 'hotels', name: 'available_features', field: 'available_features', path: '/v1/admin/hotels', list: (params, only) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params, { only })) },
  ],
  'homestay-regions': [
    { tag: 'homestays', name: 'homestay_region_id', field: 'region', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
  ],
  'users': [
    { tag: 'homestays', name: 'user_id', field: 'owner', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
    { tag: 'hotels', name: 'user_id', field: 'owner', path: '/v1/admin/hotels', list: (params, only) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params, { only })) },
  ],
  'amenities': [
    { tag: 'homestays', name: 'amenities', field: 'amenities', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
    { tag: 'homestay-rooms', name: 'amenities', field: 'amenities', path: '/v1/admin/homestays/{homestayId}/rooms' },
    { tag: 'hotels', name: 'amenities', field: 'amenities', path: '/v1/admin/hotels', list: (params, only) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params, { only })) },
    { tag: 'hotel-rooms', name: 'amenities', field: 'amenities', path: '/v1/admin/hotels/{hotelId}/rooms' },
  ],
  'room-types': [
    { tag: 'homestays', name: 'room_type', field: 'room_type', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
  ],
  'property-types': [
    { tag: 'homestays', name: 'property_type', field: 'property_type', path: '/v1/admin/homestays', list: (params, only) => import('./api/homestays/homestays').then(({ listHomestays }) => listHomestays(params, { only })) },
  ],
  'hotel-regions': [
    { tag: 'hotels', name: 'hotel_region_id', field: 'region', path: '/v1/admin/hotels', list: (params, only) => import('./api/hotels/hotels').then(({ listHotels }) => listHotels(params, { only })) },
  ],
  'blog-categories': [
    { tag: 'blogs', name: 'blog_category_id', field: 'blog_category', path: '/v1/admin/blogs', filter: 'blog_category_id', list: (params, only) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params, { only })) },
  ],
  'packages': [
    { tag: 'blogs', name: 'packages', field: 'packages', path: '/v1/admin/blogs', list: (params, only) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params, { only })) },
  ],
  'homestays': [
    { tag: 'blogs', name: 'homestays', field: 'homestays', path: '/v1/admin/blogs', list: (params, only) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params, { only })) },
  ],
  'hotels': [
    { tag: 'blogs', name: 'hotels', field: 'hotels', path: '/v1/admin/blogs', list: (params, only) => import('./api/blogs/blogs').then(({ listBlogs }) => listBlogs(params, { only })) },
  ],
  'pages': [
    { tag: 'pages', name: 'parent_id', field: 'parent_id', path: '/v1/admin/pages', list: (params, only) => import('./api/pages/pages').then(({ listPages }) => listPages(params, { only })) },
  ],
  'roles': [
    { tag: 'users', name: 'role_id', field: 'roles', path: '/v1/admin/users', filter: 'role', list: (params, only) => import('./api/users/users').then(({ listUsers }) => listUsers(params, { only })) },
  ],
};
