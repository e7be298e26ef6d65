import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import { createAmenity, deleteAmenity, getAmenity, updateAmenity } from '@/generated/api/amenities/amenities';
import type { Amenity, AmenityInput, AmenityType } from '@/generated/model';
import { galleryBody, galleryOf } from '@/lib/gallery';

/** The form values of a record; a new one has no type. */
export const toAmenityValues = (amenity?: Amenity) => ({
  name: amenity?.name ?? '',
  display_name: amenity?.display_name ?? '',
  type: amenity?.type ?? '',
  status: amenity?.status ?? true,
  images: galleryOf(amenity?.images, isUnread(amenity, 'images')),
});

type AmenityValues = ReturnType<typeof toAmenityValues>;

/** The request body for the form values. */
export const toAmenityBody = (
  { type, images, ...values }: AmenityValues,
  stored: AmenityValues,
): AmenityInput => ({
  ...values,
  type: type as AmenityType,
  ...galleryBody(images, stored.images),
});

export const amenities = resource({
  read: getAmenity,
  create: createAmenity,
  update: updateAmenity,
  remove: deleteAmenity,
  toValues: toAmenityValues,
  toBody: toAmenityBody,
});
