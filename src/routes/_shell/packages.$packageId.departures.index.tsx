import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { DepartureList } from '@/features/packages/departures/departure-list';
import { departureSearch } from '@/features/packages/departures/departure-search';

const Departures = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <DepartureList packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/departures/')({
  validateSearch: departureSearch.validate,
  component: Departures,
});
