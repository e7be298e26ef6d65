import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { HomestayEdit } from '@/features/stays/homestays/homestay-form';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';

const EditHomestay = () => <HomestayEdit {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/homestays/$homestayId/edit')({
  loader: ({ context, params }) => preloadRecord(context, getGetHomestayQueryOptions(params.homestayId)),
  component: EditHomestay,
});
