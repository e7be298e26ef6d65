import { galleryBody, galleryOf } from '@/lib/gallery';
import type { Amenity, AmenityInput, AmenityType } from '@/generated/model';

/** What the form holds for a record; a new one has no type until it is chosen. */
export const toAmenityValues = (amenity?: Amenity) => ({
  name: amenity?.name ?? '',
  display_name: amenity?.display_name ?? '',
  type: amenity?.type ?? '',
  status: amenity?.status ?? true,
  images: galleryOf(amenity?.images),
});

/** What is sent for the form's values: new pictures with their alternative texts. */
export const toAmenityBody = ({
  type,
  images,
  ...values
}: ReturnType<typeof toAmenityValues>): AmenityInput => ({
  ...values,
  type: type as AmenityType,
  ...galleryBody(images),
});
