import { createFileRoute } from '@tanstack/react-router';
import { PackageActivityList } from '@/features/package-activities/package-activity-list';
import { packageActivitySearch } from '@/features/package-activities/package-activity-search';

export const Route = createFileRoute('/_shell/package-activities/')({
  validateSearch: packageActivitySearch.validate,
  component: PackageActivityList,
});
