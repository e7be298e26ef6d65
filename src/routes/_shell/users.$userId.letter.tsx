import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { SignInLetter } from '@/features/users/letter/sign-in-letter-screen';
import { getGetUserQueryOptions } from '@/generated/api/users/users';

const SignInLetterOfUser = () => <SignInLetter id={Route.useParams().userId} />;

export const Route = createFileRoute('/_shell/users/$userId/letter')({
  params: idParams('userId'),
  loader: ({ context, params }) => preloadRecord(context, getGetUserQueryOptions(params.userId)),
  component: SignInLetterOfUser,
});
