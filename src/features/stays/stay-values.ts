import { galleryOf } from '@/api/tolerant/gallery';
import type { Stay } from '@/domain/listings/stay';
import type { OfferTag } from '@/generated/model';
import { galleryBody } from '@/lib/files/gallery';
import { typedNumber } from '@/lib/numbers/typed-number';
import { metaValues } from '@/lib/text/meta-tag';

/** The form values that both share; related records are ids. */
export const stayValues = (record?: Stay) => ({
  name: record?.name ?? '',
  slug: record?.slug ?? '',
  status: record?.status ?? true,
  user_id: record?.owner?.id ?? null,
  email: record?.email ?? '',
  website: record?.website ?? '',
  phone_1: record?.phone_1 ?? '',
  phone_2: record?.phone_2 ?? '',
  address_1: record?.address_1 ?? '',
  address_2: record?.address_2 ?? '',
  latitude: record?.latitude ?? '',
  longitude: record?.longitude ?? '',
  google_map: record?.google_map ?? '',
  amenities: (record?.amenities ?? []).map(({ id }) => id),
  available_features: (record?.available_features ?? []).map(({ id }) => id),
  images: galleryOf(record, 'images'),
  ...metaValues(record?.meta_tag),
  no_index: record?.no_index ?? false,
  no_follow: record?.no_follow ?? false,
  position: record?.position ?? '',
  tag: record?.tag ?? '',
});

/** Only a new hotel starts sponsored. */
export type StayValues = ReturnType<typeof stayValues> & { is_sponsored: boolean };

/** The part of the request body that both share. */
export const stayBody = <Values extends StayValues>(
  { images, ...values }: Values,
  stored: Pick<StayValues, 'images'>,
) => ({
  ...values,
  latitude: typedNumber(values.latitude),
  longitude: typedNumber(values.longitude),
  position: typedNumber(values.position),
  tag: (values.tag || null) as OfferTag | null,
  ...galleryBody(images, stored.images),
});

/** The form values of a copy, without what is unique to a stay or sells it at once. */
export const copyOfStay = <Values extends StayValues>(values: Values): Values => ({
  ...values,
  slug: '',
  images: [],
  status: false,
  is_sponsored: false,
  position: '',
});
