import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { AmenityList } from '@/features/amenities/amenity-list';
import { getListAmenitiesQueryOptions } from '@/generated/api/amenities/amenities';
import { listAmenitiesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/amenities/')({
  validateSearch: listAmenitiesSearch.validate,
  loader: listLoader(listAmenitiesSearch, getListAmenitiesQueryOptions),
  component: AmenityList,
});
