import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { ItineraryEdit } from '@/features/packages/itinerary/itinerary-form';
import { getGetItineraryQueryOptions } from '@/generated/api/itineraries/itineraries';

const EditItinerary = () => {
  const { packageId, itenaryId } = Route.useParams();
  return <ItineraryEdit packageId={packageId} itineraryId={itenaryId} />;
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/$itenaryId/edit')({
  params: idParams('itenaryId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetItineraryQueryOptions(params.packageId, params.itenaryId)),
  component: EditItinerary,
});
