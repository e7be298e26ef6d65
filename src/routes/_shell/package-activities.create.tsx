import { createFileRoute } from '@tanstack/react-router';
import { PackageActivityForm } from '@/features/package-activities/package-activity-form';

export const Route = createFileRoute('/_shell/package-activities/create')({
  component: PackageActivityForm,
});
