import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { HomestayRegionEdit } from '@/features/regions/homestay-regions';

const EditHomestayRegion = () => {
  const { homestayRegionId } = Route.useParams();
  return (
    <RecordRoute id={homestayRegionId}>{(id) => <HomestayRegionEdit homestayRegionId={id} />}</RecordRoute>
  );
};

export const Route = createFileRoute('/_shell/homestay-regions/$homestayRegionId/edit')({
  component: EditHomestayRegion,
});
