import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { CreatePackageActivityBody } from '@/generated/zod/package-activities/package-activities';
import { packageActivities } from './package-activity-values';

export const packageActivityEditing = editing({
  resource: packageActivities,
  schema: CreatePackageActivityBody,
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
  imported: richTexts('description'),
});
