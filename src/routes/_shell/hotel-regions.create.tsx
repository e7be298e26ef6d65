import { createFileRoute } from '@tanstack/react-router';
import { hotelRegionKind } from '@/features/regions/hotel-regions';
import { RegionForm } from '@/features/regions/region-form';

export const Route = createFileRoute('/_shell/hotel-regions/create')({
  component: () => <RegionForm kind={hotelRegionKind} />,
});
