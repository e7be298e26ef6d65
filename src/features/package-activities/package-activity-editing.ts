import { editing } from '@/components/edit-many/editing';
import { CreatePackageActivityBody } from '@/generated/zod/package-activities/package-activities';
import { packageActivities } from './package-activity-values';

/** What can be changed in many rows at once. */
export const packageActivityEditing = editing({
  resource: packageActivities,
  schema: CreatePackageActivityBody,
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
});
