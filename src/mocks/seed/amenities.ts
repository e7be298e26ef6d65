import type { Amenity } from '@/generated/model';
import { GetAmenityResponse } from '@/generated/zod/amenities/amenities';
import { imagesOf } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './amenities.yaml';

type Line = Pick<Amenity, 'name' | 'display_name' | 'type'> & { status?: boolean; image?: string };

export const amenityTable: TableDefinition<Amenity> = {
  name: 'amenities',
  row: GetAmenityResponse.shape.data,
  unique: ['name'],
  seed: () =>
    (data as Line[]).map(({ image, ...row }) => ({ status: true, ...row, images: imagesOf(image) })),
};
