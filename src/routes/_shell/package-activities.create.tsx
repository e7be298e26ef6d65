import { createFileRoute } from '@tanstack/react-router';
import { PackageActivityCreate } from '@/features/package-activities/package-activity-form';

export const Route = createFileRoute('/_shell/package-activities/create')({
  component: PackageActivityCreate,
});
