import type { OfferTag, Package, PackageInput } from '@/generated/model';
import { galleryBody, galleryOf, galleryRows } from '@/lib/gallery';
import { metaValues } from '@/lib/meta-tag';

/** What the form holds for a record; the records that it names are held as ids. */
export const toPackageValues = (record?: Package) => ({
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
  images: galleryOf(record?.images),
  ...metaValues(record?.meta_tag),
  no_index: record?.no_index ?? false,
  no_follow: record?.no_follow ?? false,
  is_sponsored: record?.is_sponsored ?? false,
  status: record?.status ?? true,
  position: record?.position ?? '',
  tag: record?.tag ?? '',
});

export type PackageValues = ReturnType<typeof toPackageValues>;

/** What the form holds for a copy: everything but what only one package can have. */
export const toCopyValues = (record: Package): PackageValues => ({
  ...toPackageValues(record),
  slug: '',
  images: [],
});

/** A number field holds `''` while it is empty, and text that is no number yet, for the contract to refuse. */
const toNumber = (value: number | string) => (value === '' ? null : (value as number));

/** What is sent for the form's values. */
export const toPackageBody = ({ images, ...values }: PackageValues): PackageInput => ({
  ...values,
  price_per_person: toNumber(values.price_per_person),
  discount_total_no: toNumber(values.discount_total_no),
  discount_percentage: toNumber(values.discount_percentage),
  position: toNumber(values.position),
  tag: (values.tag || null) as OfferTag | null,
  ...galleryBody(images),
  ...(images.some(({ file }) => file) ? { gallery: galleryRows(images) } : {}),
});
