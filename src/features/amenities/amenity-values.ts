import { galleryOf } from '@/api/tolerant/gallery';
import { resource } from '@/api/writes/resource';
import type { Amenity, AmenityInput } from '@/generated/model';
import { amenityContract, amenityFields } from '@/generated/resources/amenities';
import { galleryBody } from '@/lib/files/gallery';
import { plainBody, plainValues } from '@/lib/records/fields';

export const amenityResource = resource({
  ...amenityContract,
  toValues: (amenity?: Amenity) => ({
    ...plainValues(amenityFields, amenity),
    images: galleryOf(amenity, 'images'),
  }),
  toBody: ({ images, ...values }, stored): AmenityInput => ({
    ...plainBody(amenityFields, values),
    ...galleryBody(images, stored.images),
  }),
});
