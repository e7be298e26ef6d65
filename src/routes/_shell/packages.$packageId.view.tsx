import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { PackageView } from '@/features/packages/view/package-view';

const ViewPackage = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <PackageView packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/view')({ component: ViewPackage });
