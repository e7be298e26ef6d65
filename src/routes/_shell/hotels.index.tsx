import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { HotelList } from '@/features/stays/kinds/hotel-list';
import { hotelSearch } from '@/features/stays/stay-search';
import { getListHotelsQueryOptions } from '@/generated/api/hotels/hotels';

export const Route = createFileRoute('/_shell/hotels/')({
  validateSearch: hotelSearch.validate,
  loader: listLoader(hotelSearch, getListHotelsQueryOptions),
  component: HotelList,
});
