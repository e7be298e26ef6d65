import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { NoticeList } from '@/features/notices/notice-list';
import { getListNoticesQueryOptions } from '@/generated/api/notices/notices';
import { listNoticesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/notices/')({
  validateSearch: listNoticesSearch.validate,
  loader: listLoader(listNoticesSearch, getListNoticesQueryOptions),
  component: NoticeList,
});
