import { createFileRoute } from '@tanstack/react-router';
import { requestSearch } from '@/features/requests/request-search';
import { Requests } from './-requests';

const PackageRequests = () => <Requests only="packages" />;

export const Route = createFileRoute('/_shell/requests/packages')({
  validateSearch: requestSearch,
  component: PackageRequests,
});
