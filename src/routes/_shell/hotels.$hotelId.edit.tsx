import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { HotelEdit } from '@/features/stays/hotels/hotel-form';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';

const EditHotel = () => <HotelEdit {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/hotels/$hotelId/edit')({
  loader: ({ context, params }) => preloadRecord(context, getGetHotelQueryOptions(params.hotelId)),
  component: EditHotel,
});
