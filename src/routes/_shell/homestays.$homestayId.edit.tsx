import { createFileRoute } from '@tanstack/react-router';
import { preloadRecord } from '@/app/loaders';
import { homestayForm } from '@/features/stays/kinds/homestay-form';
import { StayEdit } from '@/features/stays/stay-form';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';

const EditHomestay = () => <StayEdit kind={homestayForm} id={Route.useParams().homestayId} />;

export const Route = createFileRoute('/_shell/homestays/$homestayId/edit')({
  loader: ({ context, params }) => preloadRecord(context, getGetHomestayQueryOptions(params.homestayId)),
  component: EditHomestay,
});
