import { createFileRoute } from '@tanstack/react-router';
import { packageRegionArea } from '@/features/regions/package-regions';
import { RegionForm } from '@/features/regions/region-form';

export const Route = createFileRoute('/_shell/package-regions/create')({
  component: () => <RegionForm area={packageRegionArea} />,
});
