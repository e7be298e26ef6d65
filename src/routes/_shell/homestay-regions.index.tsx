import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { homestayRegionKind } from '@/features/regions/homestay-regions';
import { RegionList } from '@/features/regions/region-list';
import { homestayRegionSearch } from '@/features/regions/region-search';
import { getListHomestayRegionsQueryOptions } from '@/generated/api/homestay-regions/homestay-regions';

export const Route = createFileRoute('/_shell/homestay-regions/')({
  validateSearch: homestayRegionSearch.validate,
  loader: listLoader(homestayRegionSearch, getListHomestayRegionsQueryOptions),
  component: () => <RegionList kind={homestayRegionKind} />,
});
