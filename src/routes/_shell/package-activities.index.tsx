import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PackageActivityList } from '@/features/package-activities/package-activity-list';
import { getListPackageActivitiesQueryOptions } from '@/generated/api/package-activities/package-activities';
import { listPackageActivitiesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/package-activities/')({
  validateSearch: listPackageActivitiesSearch.validate,
  loader: listLoader(listPackageActivitiesSearch, getListPackageActivitiesQueryOptions),
  component: PackageActivityList,
});
