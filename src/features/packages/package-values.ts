import { type FormResource, resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import { createPackage, deletePackage, getPackage, updatePackage } from '@/generated/api/packages/packages';
import type { OfferTag, Package, PackageInput } from '@/generated/model';
import { galleryBody, type GalleryItem, galleryOf } from '@/lib/files/gallery';
import { typedNumber } from '@/lib/numbers/typed-number';
import { metaValues } from '@/lib/text/meta-tag';

const imagesOf = (record?: Package) => galleryOf(record?.images, isUnread(record, 'images'));

export const packages = resource({
  name: 'packages',
  read: getPackage,
  create: createPackage,
  update: updatePackage,
  remove: deletePackage,
  /** The form values of a record; related records are ids. */
  toValues: (record?: Package) => ({
    name: record?.name ?? '',
    slug: record?.slug ?? '',
    vendor_id: record?.vendor?.id ?? null,
    region_id: record?.region?.id ?? null,
    activity_id: record?.activity?.id ?? null,
    departure_type: record?.departure_type?.id ?? null,
    package_type: record?.package_type?.id ?? null,
    listing_type: record?.listing_type?.id ?? null,
    price_per_person: record?.price_per_person ?? '',
    full_payment: record?.full_payment ?? false,
    discount_total_no: record?.discount_total_no ?? '',
    discount_percentage: record?.discount_percentage ?? '',
    duration: record?.duration ?? '',
    accommodation: record?.accommodation ?? '',
    guide_language: record?.guide_language ?? '',
    guiding_method: record?.guiding_method ?? '',
    max_altitude: record?.max_altitude ?? '',
    age: record?.age ?? '',
    location_start_from: record?.location_start_from ?? '',
    location_end_to: record?.location_end_to ?? '',
    google_map: record?.google_map ?? '',
    overview: record?.overview ?? '',
    highlights: record?.highlights ?? '',
    includes: record?.includes ?? '',
    excludes: record?.excludes ?? '',
    good_to_know: record?.good_to_know ?? '',
    cancellation: record?.cancellation ?? '',
    available_features: (record?.available_features ?? []).map(({ id }) => id),
    images: imagesOf(record),
    ...metaValues(record?.meta_tag),
    no_index: record?.no_index ?? false,
    no_follow: record?.no_follow ?? false,
    is_sponsored: record?.is_sponsored ?? false,
    status: record?.status ?? true,
    position: record?.position ?? '',
    tag: record?.tag ?? '',
  }),
  toBody: ({ images, ...values }, stored): PackageInput => ({
    ...values,
    price_per_person: typedNumber(values.price_per_person),
    discount_total_no: typedNumber(values.discount_total_no),
    discount_percentage: typedNumber(values.discount_percentage),
    position: typedNumber(values.position),
    tag: (values.tag || null) as OfferTag | null,
    ...galleryBody(images, stored.images),
  }),
});

export type PackageValues = ReturnType<typeof packages.toValues>;

/** The form values of a copy, without what is unique to a package or sells it at once. */
export const toCopyValues = (record: Package): PackageValues => ({
  ...packages.toValues(record),
  slug: '',
  images: [],
  status: false,
  is_sponsored: false,
  position: '',
});

/** A package's images, as edited on their own screen. */
export const packageImages: Required<
  Pick<FormResource<Package, { images: GalleryItem[] }>, 'toValues' | 'read' | 'bodyOf' | 'saveChanges'>
> = {
  toValues: (record) => ({ images: imagesOf(record) }),
  read: packages.read,
  bodyOf: (values, stored) => galleryBody(values.images, stored.images),
  saveChanges: (id, { images }, stored, options) => {
    const fields = galleryBody(images, stored.images);
    return Object.keys(fields).length > 0 ? packages.update(id, fields, options) : undefined;
  },
};
