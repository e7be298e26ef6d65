import { createFileRoute } from '@tanstack/react-router';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { StayForm } from '@/features/stays/stay-form';

export const Route = createFileRoute('/_shell/hotels/create')({
  component: () => <StayForm kind={hotelForm} />,
});
