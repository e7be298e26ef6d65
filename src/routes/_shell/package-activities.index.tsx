import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PackageActivityList } from '@/features/package-activities/package-activity-list';
import { packageActivitySearch } from '@/features/package-activities/package-activity-search';
import { getListPackageActivitiesQueryOptions } from '@/generated/api/package-activities/package-activities';

export const Route = createFileRoute('/_shell/package-activities/')({
  validateSearch: packageActivitySearch.validate,
  loader: listLoader(packageActivitySearch, getListPackageActivitiesQueryOptions),
  component: PackageActivityList,
});
