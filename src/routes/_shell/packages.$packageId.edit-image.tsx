import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { PackageImages } from '@/features/packages/images/package-images';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';

const EditPackageImages = () => <PackageImages id={Route.useParams().packageId} />;

export const Route = createFileRoute('/_shell/packages/$packageId/edit-image')({
  loader: ({ context, params }) => preloadRecord(context, getGetPackageQueryOptions(params.packageId)),
  component: EditPackageImages,
});
