import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PackageList } from '@/features/packages/package-list';
import { packageSearch } from '@/features/packages/package-search';
import { getListPackagesQueryOptions } from '@/generated/api/packages/packages';

export const Route = createFileRoute('/_shell/packages/')({
  validateSearch: packageSearch.validate,
  loader: listLoader(packageSearch, getListPackagesQueryOptions),
  component: PackageList,
});
