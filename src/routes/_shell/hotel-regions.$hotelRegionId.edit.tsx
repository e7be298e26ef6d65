import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { hotelRegionKind } from '@/features/regions/hotel-regions';
import { RegionEdit } from '@/features/regions/region-form';
import { getGetHotelRegionQueryOptions } from '@/generated/api/hotel-regions/hotel-regions';

const EditHotelRegion = () => (
  <RegionEdit kind={hotelRegionKind} regionId={Route.useParams().hotelRegionId} />
);

export const Route = createFileRoute('/_shell/hotel-regions/$hotelRegionId/edit')({
  params: idParams('hotelRegionId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetHotelRegionQueryOptions(params.hotelRegionId)),
  component: EditHotelRegion,
});
