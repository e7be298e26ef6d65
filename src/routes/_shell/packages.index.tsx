import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { PackageList } from '@/features/packages/package-list';
import { getListPackagesQueryOptions } from '@/generated/api/packages/packages';
import { listPackagesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/packages/')({
  validateSearch: listPackagesSearch.validate,
  loader: listLoader(listPackagesSearch, getListPackagesQueryOptions),
  component: PackageList,
});
