import { createFileRoute } from '@tanstack/react-router';
import { PackageRegionList } from '@/features/regions/package-regions';
import { packageRegionSearch } from '@/features/regions/region-search';

export const Route = createFileRoute('/_shell/package-regions/')({
  validateSearch: packageRegionSearch.validate,
  component: PackageRegionList,
});
