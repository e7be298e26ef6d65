import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { PageEdit } from '@/features/content/pages/page-form';
import { getGetPageQueryOptions } from '@/generated/api/pages/pages';

const EditPage = () => <PageEdit id={Route.useParams().pageId} />;

export const Route = createFileRoute('/_shell/pages/$pageId/edit')({
  params: idParams('pageId'),
  loader: ({ context, params }) => preloadRecord(context, getGetPageQueryOptions(params.pageId)),
  component: EditPage,
});
