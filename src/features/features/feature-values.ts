import { resource } from '@/api/resource';
import { createFeature, deleteFeature, getFeature, updateFeature } from '@/generated/api/features/features';
import type { Feature } from '@/generated/model';

export const features = resource({
  name: 'features',
  read: getFeature,
  create: createFeature,
  update: updateFeature,
  remove: deleteFeature,
  toValues: (feature?: Feature) => ({ title: feature?.title ?? '', status: feature?.status ?? true }),
  toBody: (values) => values,
});
