import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { ItineraryCreate } from '@/features/packages/itinerary/itinerary-form';

const CreateItinerary = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <ItineraryCreate packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  component: CreateItinerary,
});
