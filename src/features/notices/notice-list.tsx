import { noticeArea } from '@/areas/notices';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { enumLabel } from '@/components/inputs/enum-options';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListNoticesQueryOptions } from '@/generated/api/notices/notices';
import type { Notice } from '@/generated/model';
import { noticeSearch } from './notice-search';
import { notices } from './notice-values';

const columns: Column<Notice>[] = [
  { key: 'title', header: 'Title' },
  { key: 'description', header: 'Description', size: 300 },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 110 },
];

const actions: ListActions<Notice> = {
  ...resourceActions(notices),
  editing: () => import('./notice-editing').then((module) => module.noticeEditing),
};

export const NoticeList = () => (
  <ListScreen
    area={noticeArea}
    search={noticeSearch}
    page={getListNoticesQueryOptions}
    columns={columns}
    actions={actions}
  />
);
