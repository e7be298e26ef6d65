import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { AmenityEdit } from '@/features/amenities/amenity-form';
import { getGetAmenityQueryOptions } from '@/generated/api/amenities/amenities';

const EditAmenity = () => <AmenityEdit id={Route.useParams().amenityId} />;

export const Route = createFileRoute('/_shell/amenities/$amenityId/edit')({
  params: idParams('amenityId'),
  loader: ({ context, params }) => preloadRecord(context, getGetAmenityQueryOptions(params.amenityId)),
  component: EditAmenity,
});
