import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { PackageRegionEdit } from '@/features/regions/package-regions';

const EditPackageRegion = () => {
  const { packageRegionId } = Route.useParams();
  return <RecordRoute id={packageRegionId}>{(id) => <PackageRegionEdit packageRegionId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/package-regions/$packageRegionId/edit')({
  component: EditPackageRegion,
});
