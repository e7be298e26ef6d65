import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { packageRegionKind } from '@/features/regions/package-regions';
import { RegionList } from '@/features/regions/region-list';
import { packageRegionSearch } from '@/features/regions/region-search';
import { getListPackageRegionsQueryOptions } from '@/generated/api/package-regions/package-regions';

export const Route = createFileRoute('/_shell/package-regions/')({
  validateSearch: packageRegionSearch.validate,
  loader: listLoader(packageRegionSearch, getListPackageRegionsQueryOptions),
  component: () => <RegionList kind={packageRegionKind} />,
});
