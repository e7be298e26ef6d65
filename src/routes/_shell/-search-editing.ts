import { searchEditing, type SearchEditingLoader } from '@/domain/seo/search-editing';
import { blogResource } from '@/features/content/blogs/blog-values';
import { pageResource } from '@/features/content/pages/page-values';
import { packageActivityResource } from '@/features/package-activities/package-activity-values';
import { packageResource } from '@/features/packages/package-values';
import {
  homestayRegionResource,
  hotelRegionResource,
  packageRegionResource,
} from '@/features/regions/region-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';

/** How the texts for search engines are changed, by the path of the area. */
export const searchEditings: Readonly<Record<string, SearchEditingLoader>> = {
  '/packages': searchEditing(packageResource, ['name', 'overview']),
  '/homestays': searchEditing(homestayResource, ['name', 'homestay_details']),
  '/hotels': searchEditing(hotelResource, ['name', 'description']),
  '/blogs': searchEditing(blogResource, ['title', 'short_description']),
  '/pages': searchEditing(pageResource, ['title', 'content']),
  '/package-activities': searchEditing(packageActivityResource, ['name', 'description']),
  '/package-regions': searchEditing(packageRegionResource, ['name', 'description']),
  '/homestay-regions': searchEditing(homestayRegionResource, ['name', 'description']),
  '/hotel-regions': searchEditing(hotelRegionResource, ['name', 'description']),
};
