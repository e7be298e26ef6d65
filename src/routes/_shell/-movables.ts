import { movable, type Movables } from '@/domain/uses/movable';
import { bannerResource } from '@/features/banners/banner-values';
import { blogResource } from '@/features/content/blogs/blog-values';
import { seoPageResource } from '@/features/content/seo-pages/seo-page-values';
import { packageResource } from '@/features/packages/package-values';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import { userResource } from '@/features/users/user-values';

/** The records that can be made to use another one, by tag; those that are a part of a record by its id. */
export const movables: Movables = {
  packages: () => movable(packageResource),
  homestays: () => movable(homestayResource),
  'homestay-rooms': (homestayId) => movable(homestayRoomsOf(homestayId)),
  hotels: () => movable(hotelResource),
  'hotel-rooms': (hotelId) => movable(hotelRoomsOf(hotelId)),
  banners: () => movable(bannerResource),
  blogs: () => movable(blogResource),
  'seo-pages': () => movable(seoPageResource),
  users: () => movable(userResource),
};
