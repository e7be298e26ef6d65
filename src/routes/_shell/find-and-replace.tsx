import { createFileRoute } from '@tanstack/react-router';
import { FindScreen } from '@/features/find-and-replace/find-screen';
import { validateFind } from '@/features/find-and-replace/find-search';
import { textKinds } from './-text-kinds';

const FindAndReplace = () => <FindScreen kinds={textKinds} />;

export const Route = createFileRoute('/_shell/find-and-replace')({
  validateSearch: validateFind,
  component: FindAndReplace,
});
