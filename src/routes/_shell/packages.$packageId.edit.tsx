import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { PackageEdit } from '@/features/packages/package-form';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';

const EditPackage = () => <PackageEdit id={Route.useParams().packageId} />;

export const Route = createFileRoute('/_shell/packages/$packageId/edit')({
  loader: ({ context, params }) => preloadRecord(context, getGetPackageQueryOptions(params.packageId)),
  component: EditPackage,
});
