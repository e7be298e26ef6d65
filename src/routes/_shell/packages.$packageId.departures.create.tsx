import { createFileRoute } from '@tanstack/react-router';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { createSearch } from '@/features/packages/departures/departure-search';

const CreateDeparture = () => <DepartureCreate {...Route.useParams()} {...Route.useSearch()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/departures/create')({
  validateSearch: createSearch,
  component: CreateDeparture,
});
