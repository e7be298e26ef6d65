import { createFileRoute } from '@tanstack/react-router';
import { HomestayRegionList } from '@/features/regions/homestay-regions';
import { homestayRegionSearch } from '@/features/regions/region-search';

export const Route = createFileRoute('/_shell/homestay-regions/')({
  validateSearch: homestayRegionSearch.validate,
  component: HomestayRegionList,
});
