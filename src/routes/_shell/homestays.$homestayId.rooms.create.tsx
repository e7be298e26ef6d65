import { createFileRoute } from '@tanstack/react-router';
import { homestayRoomForm } from '@/features/stays/kinds/homestay-room-form';
import { RoomCreate } from '@/features/stays/rooms/room-form';
import { roomSearch } from '@/features/stays/rooms/room-search';

const CreateHomestayRoom = () => (
  <RoomCreate kind={homestayRoomForm} stayId={Route.useParams().homestayId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/homestays/$homestayId/rooms/create')({
  validateSearch: roomSearch,
  component: CreateHomestayRoom,
});
