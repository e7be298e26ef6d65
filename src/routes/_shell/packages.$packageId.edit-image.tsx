import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { PackageImages } from '@/features/packages/images/package-images';

const EditPackageImages = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <PackageImages packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/edit-image')({
  component: EditPackageImages,
});
