import { createFileRoute } from '@tanstack/react-router';
import { importSearch } from '@/app/import-search';
import { ItineraryForm } from '@/features/packages/itinerary/itinerary-form';
import { ItineraryImport } from '@/features/packages/itinerary/itinerary-import';
import { PackageGate } from '@/features/packages/package-gate';

const CreateItinerary = () => {
  const params = Route.useParams();
  const Screen = Route.useSearch().mode === 'import' ? ItineraryImport : ItineraryForm;
  return (
    <PackageGate {...params}>
      <Screen {...params} />
    </PackageGate>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  validateSearch: importSearch,
  component: CreateItinerary,
});
