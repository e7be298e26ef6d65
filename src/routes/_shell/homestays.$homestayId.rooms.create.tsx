import { createFileRoute } from '@tanstack/react-router';
import { copySearch } from '@/app/copy-search';
import { importSearch } from '@/app/import-search';
import { homestayRoomForm } from '@/features/stays/kinds/homestay-room-form';
import { RoomCreate } from '@/features/stays/rooms/room-form';

const CreateHomestayRoom = () => (
  <RoomCreate kind={homestayRoomForm} stayId={Route.useParams().homestayId} {...Route.useSearch()} />
);

export const Route = createFileRoute('/_shell/homestays/$homestayId/rooms/create')({
  validateSearch: (search) => ({ ...copySearch(search), ...importSearch(search) }),
  component: CreateHomestayRoom,
});
