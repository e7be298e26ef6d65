import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { createSearch } from '@/features/packages/departures/departure-search';

const CreateDeparture = () => {
  const { packageId } = Route.useParams();
  const search = Route.useSearch();
  return <RecordRoute id={packageId}>{(id) => <DepartureCreate packageId={id} {...search} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/departures/create')({
  validateSearch: createSearch,
  component: CreateDeparture,
});
