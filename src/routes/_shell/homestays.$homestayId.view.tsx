import { createFileRoute } from '@tanstack/react-router';
import { partsSearch } from '@/app/copy-search';
import { preload } from '@/app/loaders';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayView } from '@/features/stays/kinds/homestay-view';
import { StayView } from '@/features/stays/view/stay-view';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';

const ViewHomestay = () => (
  <StayView
    kind={homestayView}
    roomsOf={homestayRoomsOf}
    id={Route.useParams().homestayId}
    {...Route.useSearch()}
  />
);

export const Route = createFileRoute('/_shell/homestays/$homestayId/view')({
  validateSearch: partsSearch,
  loader: ({ context, params }) => preload(context, getGetHomestayQueryOptions(params.homestayId)),
  component: ViewHomestay,
});
