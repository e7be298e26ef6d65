import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListNoticesQueryOptions } from '@/generated/api/notices/notices';
import type { ListNoticesParams, Notice } from '@/generated/model';
import { listNoticesSearch } from '@/generated/searches';
import { enumLabel } from '@/lib/text/labels';
import { noticeArea } from '@/resources/notices';
import { sheet } from '@/resources/sheet';
import { noticeResource } from './notice-values';

const list: ListScreenProps<Notice, ListNoticesParams> = {
  area: noticeArea,
  search: listNoticesSearch,
  page: getListNoticesQueryOptions,
  columns: [
    { key: 'title' },
    { key: 'description', size: 300 },
    { key: 'type', value: ({ type }) => type && enumLabel(type), size: 110 },
  ],
  actions: {
    ...resourceActions(noticeResource),
    editing: sheet(noticeResource),
  },
};

export const NoticeList = () => <ListScreen {...list} />;
