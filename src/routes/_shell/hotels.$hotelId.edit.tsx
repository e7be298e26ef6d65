import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { StayEdit } from '@/features/stays/stay-form';
import { getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';

const EditHotel = () => <StayEdit kind={hotelForm} id={Route.useParams().hotelId} />;

export const Route = createFileRoute('/_shell/hotels/$hotelId/edit')({
  loader: ({ context, params }) => preloadRecord(context, getGetHotelQueryOptions(params.hotelId)),
  component: EditHotel,
});
