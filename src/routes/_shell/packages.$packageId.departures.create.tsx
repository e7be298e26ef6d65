import { createFileRoute } from '@tanstack/react-router';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { createSearch } from '@/features/packages/departures/departure-search';
import { PackageGate } from '@/features/packages/package-gate';

const CreateDeparture = () => {
  const params = Route.useParams();
  return (
    <PackageGate {...params}>
      <DepartureCreate {...params} {...Route.useSearch()} />
    </PackageGate>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/departures/create')({
  validateSearch: createSearch,
  component: CreateDeparture,
});
