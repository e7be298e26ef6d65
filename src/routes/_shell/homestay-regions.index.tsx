import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { homestayRegionKind } from '@/features/regions/homestay-regions';
import { RegionList } from '@/features/regions/region-list';
import { getListHomestayRegionsQueryOptions } from '@/generated/api/homestay-regions/homestay-regions';
import { listHomestayRegionsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/homestay-regions/')({
  validateSearch: listHomestayRegionsSearch.validate,
  loader: listLoader(listHomestayRegionsSearch, getListHomestayRegionsQueryOptions),
  component: () => <RegionList kind={homestayRegionKind} />,
});
