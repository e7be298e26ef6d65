import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { UserProfile } from '@/features/users/profile/user-profile';
import { getGetUserQueryOptions } from '@/generated/api/users/users';

const EditUserProfile = () => <UserProfile id={Route.useParams().userId} />;

export const Route = createFileRoute('/_shell/users/$userId/profile')({
  params: idParams('userId'),
  loader: ({ context, params }) => preloadRecord(context, getGetUserQueryOptions(params.userId)),
  component: EditUserProfile,
});
