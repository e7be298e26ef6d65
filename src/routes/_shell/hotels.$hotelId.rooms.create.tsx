import { createFileRoute } from '@tanstack/react-router';
import { hotelRoomForm } from '@/features/stays/kinds/hotel-room-form';
import { RoomCreate } from '@/features/stays/rooms/room-form';
import { roomSearch } from '@/features/stays/rooms/room-search';

const CreateHotelRoom = () => (
  <RoomCreate kind={hotelRoomForm} stayId={Route.useParams().hotelId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/hotels/$hotelId/rooms/create')({
  validateSearch: roomSearch,
  component: CreateHotelRoom,
});
