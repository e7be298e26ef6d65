import { createFileRoute } from '@tanstack/react-router';
import { FindScreen } from '@/features/find-and-replace/find-screen';
import { validateFind } from '@/features/find-and-replace/find-search';
import { recordTypes } from './-record-types';

const FindAndReplace = () => <FindScreen types={recordTypes} />;

export const Route = createFileRoute('/_shell/find-and-replace')({
  validateSearch: validateFind,
  component: FindAndReplace,
});
