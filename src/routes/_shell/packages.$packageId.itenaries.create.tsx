import { createFileRoute } from '@tanstack/react-router';
import { ItineraryCreate } from '@/features/packages/itinerary/itinerary-form';

const CreateItinerary = () => <ItineraryCreate {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  component: CreateItinerary,
});
