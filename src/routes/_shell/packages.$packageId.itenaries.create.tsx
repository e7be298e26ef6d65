import { createFileRoute } from '@tanstack/react-router';
import { ItineraryForm } from '@/features/packages/itinerary/itinerary-form';

const CreateItinerary = () => <ItineraryForm {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  component: CreateItinerary,
});
