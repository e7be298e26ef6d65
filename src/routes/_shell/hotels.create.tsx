import { createFileRoute } from '@tanstack/react-router';
import { copySearch } from '@/app/copy-search';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { StayCreate } from '@/features/stays/stay-form';

const CreateHotel = () => <StayCreate kind={hotelForm} from={Route.useSearch().from} />;

export const Route = createFileRoute('/_shell/hotels/create')({
  validateSearch: copySearch,
  component: CreateHotel,
});
