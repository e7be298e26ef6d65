import { createFileRoute } from '@tanstack/react-router';
import { requestSearch } from '@/features/requests/request-search';
import { Requests } from './-requests';

const HotelRequests = () => <Requests only="hotels" />;

export const Route = createFileRoute('/_shell/requests/hotels')({
  validateSearch: requestSearch,
  component: HotelRequests,
});
