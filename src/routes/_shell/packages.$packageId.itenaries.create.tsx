import { createFileRoute } from '@tanstack/react-router';
import { importSearch } from '@/app/import-search';
import { ItineraryForm } from '@/features/packages/itinerary/itinerary-form';
import { ItineraryImport } from '@/features/packages/itinerary/itinerary-import';

const CreateItinerary = () => {
  const Screen = Route.useSearch().mode === 'import' ? ItineraryImport : ItineraryForm;
  return <Screen {...Route.useParams()} />;
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  validateSearch: importSearch,
  component: CreateItinerary,
});
