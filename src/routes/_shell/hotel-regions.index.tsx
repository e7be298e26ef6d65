import { createFileRoute } from '@tanstack/react-router';
import { HotelRegionList } from '@/features/regions/hotel-regions';
import { hotelRegionSearch } from '@/features/regions/region-search';

export const Route = createFileRoute('/_shell/hotel-regions/')({
  validateSearch: hotelRegionSearch.validate,
  component: HotelRegionList,
});
