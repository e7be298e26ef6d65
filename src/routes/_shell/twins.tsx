import { createFileRoute } from '@tanstack/react-router';
import { TwinsScreen } from '@/features/twins/twins-screen';
import { validateTwins } from '@/features/twins/twins-search';
import { mergeKinds } from './-merge-kinds';

const Twins = () => <TwinsScreen merging={mergeKinds} />;

export const Route = createFileRoute('/_shell/twins')({
  validateSearch: validateTwins,
  component: Twins,
});
