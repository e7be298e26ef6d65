import { createFileRoute } from '@tanstack/react-router';
import { DepartureList } from '@/features/packages/departures/departure-list';
import { validateDepartures } from '@/features/packages/departures/departure-search';

const Departures = () => <DepartureList {...Route.useParams()} view={Route.useSearch().view} />;

export const Route = createFileRoute('/_shell/packages/$packageId/departures/')({
  validateSearch: validateDepartures,
  component: Departures,
});
