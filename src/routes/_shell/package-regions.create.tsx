import { createFileRoute } from '@tanstack/react-router';
import { packageRegionKind } from '@/features/regions/package-regions';
import { RegionForm } from '@/features/regions/region-form';

export const Route = createFileRoute('/_shell/package-regions/create')({
  component: () => <RegionForm kind={packageRegionKind} />,
});
