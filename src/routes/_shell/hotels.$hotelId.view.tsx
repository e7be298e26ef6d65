import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/app/loaders';
import { HotelView } from '@/features/stays/hotels/hotel-view';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';

const ViewHotel = () => <HotelView {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/hotels/$hotelId/view')({
  loader: ({ context, params }) => preload(context, getGetHotelQueryOptions(params.hotelId)),
  component: ViewHotel,
});
