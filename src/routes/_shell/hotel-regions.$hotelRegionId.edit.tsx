import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { hotelRegionArea } from '@/features/regions/hotel-regions';
import { RegionEdit } from '@/features/regions/region-edit';
import { getGetHotelRegionQueryOptions } from '@/generated/api/hotel-regions/hotel-regions';

const EditHotelRegion = () => (
  <RegionEdit area={hotelRegionArea} regionId={Route.useParams().hotelRegionId} />
);

export const Route = createFileRoute('/_shell/hotel-regions/$hotelRegionId/edit')({
  params: idParams('hotelRegionId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetHotelRegionQueryOptions(params.hotelRegionId)),
  component: EditHotelRegion,
});
