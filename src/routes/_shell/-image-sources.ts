import type { FormResource } from '@/api/writes/resource';
import { amenityResource } from '@/features/amenities/amenity-values';
import { bannerResource } from '@/features/banners/banner-values';
import { blogResource } from '@/features/content/blogs/blog-values';
import { pageResource } from '@/features/content/pages/page-values';
import { seoPageResource } from '@/features/content/seo-pages/seo-page-values';
import { imageKind, type ImageSlot } from '@/features/images/image-kind';
import type { ImageSource } from '@/features/images/read-images';
import { packageActivityResource } from '@/features/package-activities/package-activity-values';
import { packageResource } from '@/features/packages/package-values';
import {
  homestayRegionResource,
  hotelRegionResource,
  packageRegionResource,
} from '@/features/regions/region-values';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import { topDealResource } from '@/features/top-deals/top-deal-values';
import { listAmenities } from '@/generated/api/amenities/amenities';
import { listBanners } from '@/generated/api/banners/banners';
import { listBlogs } from '@/generated/api/blogs/blogs';
import { listHomestayRegions } from '@/generated/api/homestay-regions/homestay-regions';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotelRegions } from '@/generated/api/hotel-regions/hotel-regions';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listPackageActivities } from '@/generated/api/package-activities/package-activities';
import { listPackageRegions } from '@/generated/api/package-regions/package-regions';
import { listPackages } from '@/generated/api/packages/packages';
import { listPages } from '@/generated/api/pages/pages';
import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { listTopDeals } from '@/generated/api/top-deals/top-deals';

const gallery: ImageSlot = { name: 'images', from: ['images'] };
const landing: ImageSlot = { name: 'image', from: ['images'], altIn: 'alt_image' };

interface Given<Rec extends object, Values extends object> {
  list: ImageSource['list'];
  resource: FormResource<Rec, Values>;
  slots: readonly ImageSlot[];
  form?: string;
}

const source = <Rec extends object, Values extends object>(
  area: string,
  { list, resource, slots, form = 'edit' }: Given<Rec, Values>,
): ImageSource => ({
  area,
  what: $localize`the ${area.slice(1).replaceAll('-', ' ')}:area:`,
  list,
  kind: imageKind(resource, slots),
  formOf: (id) => `${area}/${id}/${form}`,
});

const roomsOf = <Rec extends object, Values extends object>(
  area: string,
  resourceOf: (parent: number) => FormResource<Rec, Values>,
): NonNullable<ImageSource['parts']> => ({
  field: 'rooms',
  kindOf: (parent) => imageKind(resourceOf(parent), [gallery]),
  formOf: (id, parent) => `${area}/${parent}/rooms/${id}/edit`,
});

/** Every area whose records have images, those that sell first. */
export const imageSources: readonly ImageSource[] = [
  source('/packages', {
    list: listPackages,
    resource: packageResource,
    slots: [gallery],
    form: 'edit-image',
  }),
  {
    ...source('/homestays', { list: listHomestays, resource: homestayResource, slots: [gallery] }),
    parts: roomsOf('/homestays', homestayRoomsOf),
  },
  {
    ...source('/hotels', { list: listHotels, resource: hotelResource, slots: [gallery] }),
    parts: roomsOf('/hotels', hotelRoomsOf),
  },
  source('/banners', {
    list: listBanners,
    resource: bannerResource,
    slots: [{ name: 'image', from: ['images'] }],
  }),
  source('/topdeals', {
    list: listTopDeals,
    resource: topDealResource,
    slots: [{ name: 'image', from: ['image_url'], altIn: null }],
  }),
  source('/blogs', {
    list: listBlogs,
    resource: blogResource,
    slots: [{ name: 'image', from: ['image_url'] }],
  }),
  source('/pages', {
    list: listPages,
    resource: pageResource,
    slots: [{ name: 'image', from: ['images', 'image_url'] }],
  }),
  source('/seo-pages', {
    list: listSeoPages,
    resource: seoPageResource,
    slots: [
      { name: 'banner_image', from: ['banner_image'], altIn: null },
      { name: 'hero_image', from: ['hero_image'], altIn: null },
      { name: 'gallery', from: ['gallery'] },
    ],
  }),
  source('/package-regions', { list: listPackageRegions, resource: packageRegionResource, slots: [landing] }),
  source('/package-activities', {
    list: listPackageActivities,
    resource: packageActivityResource,
    slots: [gallery],
  }),
  source('/homestay-regions', {
    list: listHomestayRegions,
    resource: homestayRegionResource,
    slots: [landing],
  }),
  source('/hotel-regions', { list: listHotelRegions, resource: hotelRegionResource, slots: [landing] }),
  source('/amenities', {
    list: listAmenities,
    resource: amenityResource,
    slots: [{ ...gallery, symbol: true }],
  }),
];
