import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { packageRegionKind } from '@/features/regions/package-regions';
import { RegionEdit } from '@/features/regions/region-form';
import { getGetPackageRegionQueryOptions } from '@/generated/api/package-regions/package-regions';

const EditPackageRegion = () => (
  <RegionEdit kind={packageRegionKind} regionId={Route.useParams().packageRegionId} />
);

export const Route = createFileRoute('/_shell/package-regions/$packageRegionId/edit')({
  params: idParams('packageRegionId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetPackageRegionQueryOptions(params.packageRegionId)),
  component: EditPackageRegion,
});
