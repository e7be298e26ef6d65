import type { Region } from '@/generated/model';
import { GetHotelRegionResponse } from '@/generated/zod/hotel-regions/hotel-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './hotel-regions.yaml';
import { landingPages } from './landing-page';

export const hotelRegions: TableDefinition<Region> = {
  name: 'hotel-regions',
  row: GetHotelRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => landingPages(data, 'hotels'),
};
