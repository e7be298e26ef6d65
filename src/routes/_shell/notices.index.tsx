import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { NoticeList } from '@/features/notices/notice-list';
import { noticeSearch } from '@/features/notices/notice-search';
import { getListNoticesQueryOptions } from '@/generated/api/notices/notices';

export const Route = createFileRoute('/_shell/notices/')({
  validateSearch: noticeSearch.validate,
  loader: listLoader(noticeSearch, getListNoticesQueryOptions),
  component: NoticeList,
});
