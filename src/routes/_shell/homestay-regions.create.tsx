import { createFileRoute } from '@tanstack/react-router';
import { homestayRegionArea } from '@/features/regions/homestay-regions';
import { RegionForm } from '@/features/regions/region-form';

export const Route = createFileRoute('/_shell/homestay-regions/create')({
  component: () => <RegionForm area={homestayRegionArea} />,
});
