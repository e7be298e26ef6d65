import { createFileRoute } from '@tanstack/react-router';
import { partsSearch } from '@/app/copy-search';
import { preload } from '@/app/loaders';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelView } from '@/features/stays/kinds/hotel-view';
import { StayView } from '@/features/stays/view/stay-view';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';

const ViewHotel = () => (
  <StayView kind={hotelView} roomsOf={hotelRoomsOf} id={Route.useParams().hotelId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/hotels/$hotelId/view')({
  validateSearch: partsSearch,
  loader: ({ context, params }) => preload(context, getGetHotelQueryOptions(params.hotelId)),
  component: ViewHotel,
});
