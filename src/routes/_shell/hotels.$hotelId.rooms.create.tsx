import { createFileRoute } from '@tanstack/react-router';
import { hotelRooms } from '@/features/stays/hotels/hotel-rooms';
import { RoomCreate } from '@/features/stays/rooms/room-form';
import { roomSearch } from '@/features/stays/rooms/room-search';

const CreateHotelRoom = () => (
  <RoomCreate kind={hotelRooms} stayId={Route.useParams().hotelId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/hotels/$hotelId/rooms/create')({
  validateSearch: roomSearch,
  component: CreateHotelRoom,
});
