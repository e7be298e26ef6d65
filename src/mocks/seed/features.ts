import type { Feature } from '@/generated/model';
import { GetFeatureResponse } from '@/generated/zod/features/features';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './features.yaml';

export const featureTable: TableDefinition<Feature> = {
  name: 'features',
  row: GetFeatureResponse.shape.data,
  unique: ['title'],
  seed: () => data as Omit<Feature, 'id'>[],
};
