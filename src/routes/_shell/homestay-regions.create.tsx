import { createFileRoute } from '@tanstack/react-router';
import { homestayRegionKind } from '@/features/regions/homestay-regions';
import { RegionForm } from '@/features/regions/region-form';

export const Route = createFileRoute('/_shell/homestay-regions/create')({
  component: () => <RegionForm kind={homestayRegionKind} />,
});
