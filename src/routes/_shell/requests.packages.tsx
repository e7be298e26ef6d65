import { createFileRoute } from '@tanstack/react-router';
import { requestSearch } from '@/components/request-queue/request-search';
import { PackageRequests } from '@/features/packages/requests/package-requests';

export const Route = createFileRoute('/_shell/requests/packages')({
  validateSearch: requestSearch,
  component: PackageRequests,
});
