import type { Feature } from '@/generated/model';
import { GetFeatureResponse } from '@/generated/zod/features/features';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './features.yaml';

type Line = Omit<Feature, 'id' | 'status'> & { status?: boolean };

export const features: TableDefinition<Feature> = {
  name: 'features',
  row: GetFeatureResponse.shape.data,
  unique: ['title'],
  seed: () => (data as Line[]).map((row) => ({ status: true, ...row })),
};
