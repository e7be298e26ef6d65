import type { Region } from '@/generated/model';
import { GetPackageRegionResponse } from '@/generated/zod/package-regions/package-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';
import { data } from './package-regions.yaml';

export const packageRegions: TableDefinition<Region> = {
  name: 'package-regions',
  row: GetPackageRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => landingPages(data, 'treks and tours'),
};
