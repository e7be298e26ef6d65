import type { PackageActivity } from '@/generated/model';
import { GetPackageActivityResponse } from '@/generated/zod/package-activities/package-activities';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';
import { data } from './package-activities.yaml';

export const packageActivities: TableDefinition<PackageActivity> = {
  name: 'package-activities',
  row: GetPackageActivityResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => landingPages(data, 'in Nepal'),
};
