import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { NoticeEdit } from '@/features/notices/notice-form';
import { getGetNoticeQueryOptions } from '@/generated/api/notices/notices';

const EditNotice = () => <NoticeEdit id={Route.useParams().noticeId} />;

export const Route = createFileRoute('/_shell/notices/$noticeId/edit')({
  params: idParams('noticeId'),
  loader: ({ context, params }) => preloadRecord(context, getGetNoticeQueryOptions(params.noticeId)),
  component: EditNotice,
});
