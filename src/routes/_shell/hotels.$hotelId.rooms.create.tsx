import { createFileRoute } from '@tanstack/react-router';
import { copySearch } from '@/app/copy-search';
import { importSearch } from '@/app/import-search';
import { hotelRoomForm } from '@/features/stays/kinds/hotel-room-form';
import { RoomCreate } from '@/features/stays/rooms/room-form';

const CreateHotelRoom = () => (
  <RoomCreate kind={hotelRoomForm} stayId={Route.useParams().hotelId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/hotels/$hotelId/rooms/create')({
  validateSearch: (search) => ({ ...copySearch(search), ...importSearch(search) }),
  component: CreateHotelRoom,
});
