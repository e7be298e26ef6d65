import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { packageRegionKind } from '@/features/regions/package-regions';
import { RegionList } from '@/features/regions/region-list';
import { getListPackageRegionsQueryOptions } from '@/generated/api/package-regions/package-regions';
import { listPackageRegionsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/package-regions/')({
  validateSearch: listPackageRegionsSearch.validate,
  loader: listLoader(listPackageRegionsSearch, getListPackageRegionsQueryOptions),
  component: () => <RegionList kind={packageRegionKind} />,
});
