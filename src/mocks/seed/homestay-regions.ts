import type { Region } from '@/generated/model';
import { GetHomestayRegionResponse } from '@/generated/zod/homestay-regions/homestay-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './homestay-regions.yaml';
import { landingPages } from './landing-page';

export const homestayRegions: TableDefinition<Region> = {
  name: 'homestay-regions',
  row: GetHomestayRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => landingPages(data, 'homestays'),
};
