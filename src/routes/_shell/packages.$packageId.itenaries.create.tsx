import { createFileRoute } from '@tanstack/react-router';
import { ItineraryForm } from '@/features/packages/itinerary/itinerary-form';
import { ItineraryImport } from '@/features/packages/itinerary/itinerary-import';
import { PackageGate } from '@/features/packages/package-gate';
import { VendorTextPage } from '@/features/packages/vendor-text/vendor-text-page';

const modes = { import: ItineraryImport, text: VendorTextPage };

const CreateItinerary = () => {
  const params = Route.useParams();
  const { mode } = Route.useSearch();
  const Screen = mode ? modes[mode] : ItineraryForm;
  return (
    <PackageGate {...params}>
      <Screen {...params} />
    </PackageGate>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/itenaries/create')({
  validateSearch: ({ mode }: Record<string, unknown>): { mode?: 'import' | 'text' | undefined } => ({
    mode: mode === 'import' || mode === 'text' ? mode : undefined,
  }),
  component: CreateItinerary,
});
