import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { PackageEdit } from '@/features/packages/package-form';

const EditPackage = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <PackageEdit packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/edit')({ component: EditPackage });
