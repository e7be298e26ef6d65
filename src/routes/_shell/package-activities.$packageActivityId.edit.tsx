import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { PackageActivityEdit } from '@/features/package-activities/package-activity-form';
import { getGetPackageActivityQueryOptions } from '@/generated/api/package-activities/package-activities';

const EditPackageActivity = () => <PackageActivityEdit id={Route.useParams().packageActivityId} />;

export const Route = createFileRoute('/_shell/package-activities/$packageActivityId/edit')({
  params: idParams('packageActivityId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetPackageActivityQueryOptions(params.packageActivityId)),
  component: EditPackageActivity,
});
