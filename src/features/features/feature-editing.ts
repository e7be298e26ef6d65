import { editing } from '@/components/edit-many/editing';
import { CreateFeatureBody } from '@/generated/zod/features/features';
import { features } from './feature-values';

export const featureEditing = editing({
  resource: features,
  schema: CreateFeatureBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
});
