import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { hotelRegionKind } from '@/features/regions/hotel-regions';
import { RegionList } from '@/features/regions/region-list';
import { hotelRegionSearch } from '@/features/regions/region-search';
import { getListHotelRegionsQueryOptions } from '@/generated/api/hotel-regions/hotel-regions';

export const Route = createFileRoute('/_shell/hotel-regions/')({
  validateSearch: hotelRegionSearch.validate,
  loader: listLoader(hotelRegionSearch, getListHotelRegionsQueryOptions),
  component: () => <RegionList kind={hotelRegionKind} />,
});
