import { createFileRoute } from '@tanstack/react-router';
import { TwinsScreen } from '@/features/twins/twins-screen';
import { validateTwins } from '@/features/twins/twins-search';
import { recordTypes } from './-record-types';
import { twinParts } from './-twin-parts';

const merging = { types: recordTypes, parts: twinParts };

const Twins = () => <TwinsScreen merging={merging} />;

export const Route = createFileRoute('/_shell/twins')({
  validateSearch: validateTwins,
  component: Twins,
});
