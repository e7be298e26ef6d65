import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preload } from '@/app/loaders';
import { BookingView } from '@/features/bookings/view/booking-view';
import { getGetBookingQueryOptions } from '@/generated/api/bookings/bookings';

const ViewBooking = () => <BookingView {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/bookings/$bookingId/view')({
  params: idParams('bookingId'),
  loader: ({ context, params }) => preload(context, getGetBookingQueryOptions(params.bookingId)),
  component: ViewBooking,
});
