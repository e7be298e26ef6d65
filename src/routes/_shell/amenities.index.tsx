import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { AmenityList } from '@/features/amenities/amenity-list';
import { amenitySearch } from '@/features/amenities/amenity-search';
import { getListAmenitiesQueryOptions } from '@/generated/api/amenities/amenities';

export const Route = createFileRoute('/_shell/amenities/')({
  validateSearch: amenitySearch.validate,
  loader: listLoader(amenitySearch, getListAmenitiesQueryOptions),
  component: AmenityList,
});
