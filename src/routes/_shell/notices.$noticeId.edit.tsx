import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { NoticeEdit } from '@/features/notices/notice-form';

const EditNotice = () => {
  const { noticeId } = Route.useParams();
  return <RecordRoute id={noticeId}>{(id) => <NoticeEdit noticeId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/notices/$noticeId/edit')({ component: EditNotice });
