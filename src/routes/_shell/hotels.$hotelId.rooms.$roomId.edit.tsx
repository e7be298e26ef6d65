import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { hotelRoomForm } from '@/features/stays/kinds/hotel-room-form';
import { RoomEdit } from '@/features/stays/rooms/room-form';
import { getGetHotelRoomQueryOptions } from '@/generated/api/hotel-rooms/hotel-rooms';

const EditHotelRoom = () => {
  const { hotelId, roomId } = Route.useParams();
  return <RoomEdit kind={hotelRoomForm} stayId={hotelId} roomId={roomId} />;
};

export const Route = createFileRoute('/_shell/hotels/$hotelId/rooms/$roomId/edit')({
  params: idParams('roomId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetHotelRoomQueryOptions(params.hotelId, params.roomId)),
  component: EditHotelRoom,
});
