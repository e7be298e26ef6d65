import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { hotelRegionKind } from '@/features/regions/hotel-regions';
import { RegionList } from '@/features/regions/region-list';
import { getListHotelRegionsQueryOptions } from '@/generated/api/hotel-regions/hotel-regions';
import { listHotelRegionsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/hotel-regions/')({
  validateSearch: listHotelRegionsSearch.validate,
  loader: listLoader(listHotelRegionsSearch, getListHotelRegionsQueryOptions),
  component: () => <RegionList kind={hotelRegionKind} />,
});
