import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { UserEdit } from '@/features/users/user-form';
import { getGetUserQueryOptions } from '@/generated/api/users/users';

const EditUser = () => <UserEdit id={Route.useParams().userId} />;

export const Route = createFileRoute('/_shell/users/$userId/edit')({
  params: idParams('userId'),
  loader: ({ context, params }) => preloadRecord(context, getGetUserQueryOptions(params.userId)),
  component: EditUser,
});
