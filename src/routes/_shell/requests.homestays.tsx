import { createFileRoute } from '@tanstack/react-router';
import { requestSearch } from '@/features/requests/request-search';
import { Requests } from './-requests';

const HomestayRequests = () => <Requests only="homestays" />;

export const Route = createFileRoute('/_shell/requests/homestays')({
  validateSearch: requestSearch,
  component: HomestayRequests,
});
