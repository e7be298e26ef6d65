import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { ItineraryEdit } from '@/features/packages/itinerary/itinerary-form';

const EditItinerary = () => {
  const { packageId, itenaryId } = Route.useParams();
  return (
    <RecordRoute id={packageId}>
      {(id) => (
        <RecordRoute id={itenaryId}>
          {(own) => <ItineraryEdit packageId={id} itineraryId={own} />}
        </RecordRoute>
      )}
    </RecordRoute>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/$itenaryId/edit')({
  component: EditItinerary,
});
