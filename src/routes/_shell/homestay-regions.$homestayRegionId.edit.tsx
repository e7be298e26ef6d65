import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { homestayRegionKind } from '@/features/regions/homestay-regions';
import { RegionEdit } from '@/features/regions/region-form';
import { getGetHomestayRegionQueryOptions } from '@/generated/api/homestay-regions/homestay-regions';

const EditHomestayRegion = () => (
  <RegionEdit kind={homestayRegionKind} regionId={Route.useParams().homestayRegionId} />
);

export const Route = createFileRoute('/_shell/homestay-regions/$homestayRegionId/edit')({
  params: idParams('homestayRegionId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetHomestayRegionQueryOptions(params.homestayRegionId)),
  component: EditHomestayRegion,
});
