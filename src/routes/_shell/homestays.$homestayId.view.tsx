import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/app/loaders';
import { HomestayView } from '@/features/stays/homestays/homestay-view';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';

const ViewHomestay = () => <HomestayView {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/homestays/$homestayId/view')({
  loader: ({ context, params }) => preload(context, getGetHomestayQueryOptions(params.homestayId)),
  component: ViewHomestay,
});
