import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import { createAmenity, deleteAmenity, getAmenity, updateAmenity } from '@/generated/api/amenities/amenities';
import type { Amenity, AmenityInput, AmenityType } from '@/generated/model';
import { galleryBody, galleryOf } from '@/lib/files/gallery';

export const amenities = resource({
  name: 'amenities',
  read: getAmenity,
  create: createAmenity,
  update: updateAmenity,
  remove: deleteAmenity,
  /** The form values of a record; a new one has no type. */
  toValues: (amenity?: Amenity) => ({
    name: amenity?.name ?? '',
    display_name: amenity?.display_name ?? '',
    type: amenity?.type ?? '',
    status: amenity?.status ?? true,
    images: galleryOf(amenity?.images, isUnread(amenity, 'images')),
  }),
  toBody: ({ type, images, ...values }, stored): AmenityInput => ({
    ...values,
    type: type as AmenityType,
    ...galleryBody(images, stored.images),
  }),
});
