import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { listAmenities } from '@/generated/api/amenities/amenities';
import { listBanners } from '@/generated/api/banners/banners';
import { listBlogCategories } from '@/generated/api/blog-categories/blog-categories';
import { listBlogs } from '@/generated/api/blogs/blogs';
import { listBookings } from '@/generated/api/bookings/bookings';
import { listFeatures } from '@/generated/api/features/features';
import { listHomestayRegions } from '@/generated/api/homestay-regions/homestay-regions';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotelRegions } from '@/generated/api/hotel-regions/hotel-regions';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listNotices } from '@/generated/api/notices/notices';
import { listPackageActivities } from '@/generated/api/package-activities/package-activities';
import { listPackageRegions } from '@/generated/api/package-regions/package-regions';
import { listPackages } from '@/generated/api/packages/packages';
import { listPages } from '@/generated/api/pages/pages';
import { listRoles } from '@/generated/api/roles/roles';
import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { listTopDeals } from '@/generated/api/top-deals/top-deals';
import { listUsers } from '@/generated/api/users/users';
import type { FilterName } from '@/lib/list-search';
import type { ListPageOf } from '@/lib/paging';
import { firstName, personName } from '@/lib/record-name';

interface NamedRow {
  id: number;
  name?: string | null | undefined;
  title?: string | null | undefined;
  display_name?: string | null | undefined;
  full_name?: string | null | undefined;
  first_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  last_name?: string | null | undefined;
  username?: string | null | undefined;
  service_name?: string | null | undefined;
}

export interface RecordSource {
  /** Path of the area. */
  area: string;
  find: (term: string, size: number, signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>;
  /** Where a record of the area is opened. */
  link: (id: number) => LinkProps;
}

type ListCall<Params, Row> = (
  params?: Params,
  options?: undefined,
  signal?: AbortSignal,
) => Promise<ListPageOf<Row>>;

/** The records of an area, found by the named filter of its list call. */
const source = <Params extends object, Row extends NamedRow>(
  area: string,
  list: ListCall<Params, Row>,
  filter: FilterName<Params>,
  link: (id: number) => LinkProps,
): RecordSource => ({
  area,
  link,
  find: async (term, size, signal) => {
    const params = { [filter]: term, page: 1, per_page: size } as Params;
    const { data } = await list(params, undefined, signal);
    return data.flatMap((row) => {
      const { id, name, title, display_name, service_name } = row;
      const called = firstName(display_name, title, name, service_name) ?? personName(row);
      return called === undefined ? [] : [{ id, name: called }];
    });
  },
});

/** Where records are found by their names, in the order in which they are asked. */
export const recordSources: readonly RecordSource[] = [
  source('/packages', listPackages, 'name', (id) =>
    linkOptions({ to: '/packages/$packageId/view', params: { packageId: id } }),
  ),
  source('/homestays', listHomestays, 'name', (id) =>
    linkOptions({ to: '/homestays/$homestayId/view', params: { homestayId: id } }),
  ),
  source('/hotels', listHotels, 'name', (id) =>
    linkOptions({ to: '/hotels/$hotelId/view', params: { hotelId: id } }),
  ),
  source('/bookings', listBookings, 'service_name', (id) =>
    linkOptions({ to: '/bookings/$bookingId/view', params: { bookingId: id } }),
  ),
  source('/users', listUsers, 'full_name', (id) =>
    linkOptions({ to: '/users/$userId/edit', params: { userId: id } }),
  ),
  source('/package-regions', listPackageRegions, 'name', (id) =>
    linkOptions({ to: '/package-regions/$packageRegionId/edit', params: { packageRegionId: id } }),
  ),
  source('/package-activities', listPackageActivities, 'name', (id) =>
    linkOptions({ to: '/package-activities/$packageActivityId/edit', params: { packageActivityId: id } }),
  ),
  source('/homestay-regions', listHomestayRegions, 'name', (id) =>
    linkOptions({ to: '/homestay-regions/$homestayRegionId/edit', params: { homestayRegionId: id } }),
  ),
  source('/hotel-regions', listHotelRegions, 'name', (id) =>
    linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: id } }),
  ),
  source('/blogs', listBlogs, 'title', (id) =>
    linkOptions({ to: '/blogs/$blogId/edit', params: { blogId: id } }),
  ),
  source('/pages', listPages, 'title', (id) =>
    linkOptions({ to: '/pages/$pageId/edit', params: { pageId: id } }),
  ),
  source('/seo-pages', listSeoPages, 'title', (id) =>
    linkOptions({ to: '/seo-pages/$seoPageId/edit', params: { seoPageId: id } }),
  ),
  source('/features', listFeatures, 'title', (id) =>
    linkOptions({ to: '/features/$featureId/edit', params: { featureId: id } }),
  ),
  source('/amenities', listAmenities, 'display_name', (id) =>
    linkOptions({ to: '/amenities/$amenityId/edit', params: { amenityId: id } }),
  ),
  source('/banners', listBanners, 'title', (id) =>
    linkOptions({ to: '/banners/$bannerId/edit', params: { bannerId: id } }),
  ),
  source('/topdeals', listTopDeals, 'title', (id) =>
    linkOptions({ to: '/topdeals/$topdealId/edit', params: { topdealId: id } }),
  ),
  source('/notices', listNotices, 'title', (id) =>
    linkOptions({ to: '/notices/$noticeId/edit', params: { noticeId: id } }),
  ),
  source('/categories', listBlogCategories, 'display_name', (id) =>
    linkOptions({ to: '/categories/$categoryId/edit', params: { categoryId: id } }),
  ),
  source('/roles', listRoles, 'name', (id) =>
    linkOptions({ to: '/roles/$roleId/edit', params: { roleId: id } }),
  ),
];
