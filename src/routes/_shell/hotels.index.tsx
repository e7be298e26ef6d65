import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { HotelList } from '@/features/stays/kinds/hotel-list';
import { getListHotelsQueryOptions } from '@/generated/api/hotels/hotels';
import { listHotelsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/hotels/')({
  validateSearch: listHotelsSearch.validate,
  loader: listLoader(listHotelsSearch, getListHotelsQueryOptions),
  component: HotelList,
});
