import { createFileRoute } from '@tanstack/react-router';
import { AmenityList } from '@/features/amenities/amenity-list';
import { amenitySearch } from '@/features/amenities/amenity-search';

export const Route = createFileRoute('/_shell/amenities/')({
  validateSearch: amenitySearch.validate,
  component: AmenityList,
});
