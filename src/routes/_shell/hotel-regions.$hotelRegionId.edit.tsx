import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { HotelRegionEdit } from '@/features/regions/hotel-regions';

const EditHotelRegion = () => {
  const { hotelRegionId } = Route.useParams();
  return <RecordRoute id={hotelRegionId}>{(id) => <HotelRegionEdit hotelRegionId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/hotel-regions/$hotelRegionId/edit')({
  component: EditHotelRegion,
});
