import { createFileRoute } from '@tanstack/react-router';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { StayCreate } from '@/features/stays/stay-form';

export const Route = createFileRoute('/_shell/hotels/create')({
  component: () => <StayCreate kind={hotelForm} />,
});
