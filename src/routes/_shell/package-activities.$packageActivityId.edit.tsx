import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { PackageActivityEdit } from '@/features/package-activities/package-activity-form';

const EditPackageActivity = () => {
  const { packageActivityId } = Route.useParams();
  return (
    <RecordRoute id={packageActivityId}>{(id) => <PackageActivityEdit packageActivityId={id} />}</RecordRoute>
  );
};

export const Route = createFileRoute('/_shell/package-activities/$packageActivityId/edit')({
  component: EditPackageActivity,
});
