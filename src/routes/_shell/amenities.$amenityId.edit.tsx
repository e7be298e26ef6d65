import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { AmenityEdit } from '@/features/amenities/amenity-form';

const EditAmenity = () => {
  const { amenityId } = Route.useParams();
  return <RecordRoute id={amenityId}>{(id) => <AmenityEdit amenityId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/amenities/$amenityId/edit')({ component: EditAmenity });
