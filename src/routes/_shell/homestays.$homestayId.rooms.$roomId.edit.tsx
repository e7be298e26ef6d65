import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { homestayRoomForm } from '@/features/stays/kinds/homestay-room-form';
import { RoomEdit } from '@/features/stays/rooms/room-form';
import { getGetHomestayRoomQueryOptions } from '@/generated/api/homestay-rooms/homestay-rooms';

const EditHomestayRoom = () => {
  const { homestayId, roomId } = Route.useParams();
  return <RoomEdit kind={homestayRoomForm} stayId={homestayId} roomId={roomId} />;
};

export const Route = createFileRoute('/_shell/homestays/$homestayId/rooms/$roomId/edit')({
  params: idParams('roomId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetHomestayRoomQueryOptions(params.homestayId, params.roomId)),
  component: EditHomestayRoom,
});
