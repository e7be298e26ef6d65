import type { Feature } from '@/generated/model';
import { GetFeatureResponse } from '@/generated/zod/features/features';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './features.yaml';

const titles = data as Record<'active' | 'inactive', string[]>;

export const features: TableDefinition<Feature> = {
  name: 'features',
  row: GetFeatureResponse.shape.data,
  unique: ['title'],
  seed: () => [
    ...titles.active.map((title) => ({ title, status: true })),
    ...titles.inactive.map((title) => ({ title, status: false })),
  ],
};
