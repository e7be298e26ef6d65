import { createFileRoute } from '@tanstack/react-router';
import { NoticeList } from '@/features/notices/notice-list';
import { noticeSearch } from '@/features/notices/notice-search';

export const Route = createFileRoute('/_shell/notices/')({
  validateSearch: noticeSearch.validate,
  component: NoticeList,
});
