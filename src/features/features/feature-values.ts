import { resource } from '@/api/resource';
import { createFeature, getFeature, updateFeature } from '@/generated/api/features/features';
import type { Feature } from '@/generated/model';

export const features = resource({
  read: getFeature,
  create: createFeature,
  update: updateFeature,
  toValues: (feature?: Feature) => ({ title: feature?.title ?? '', status: feature?.status ?? true }),
  toBody: (values) => values,
});
