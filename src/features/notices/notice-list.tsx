import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { statusBody } from '@/components/data-table/status-body';
import { enumLabel, enumOptions } from '@/components/inputs/enum-options';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import { deleteNotice, listNotices, updateNotice, useListNotices } from '@/generated/api/notices/notices';
import { NoticeType, type ListNoticesParams, type Notice } from '@/generated/model';
import { noticeSearch } from './notice-search';

const filters: Filter<ListNoticesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'select', name: 'type', label: 'Type', options: enumOptions(NoticeType) },
];

const columns: Column<Notice>[] = [
  { key: 'title', header: 'Title', value: ({ title }) => title },
  {
    key: 'description',
    header: 'Description',
    value: ({ description }) => description,
    size: 360,
    sortable: false,
  },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<Notice> = {
  noun: 'notice',
  name: ({ title }) => title,
  edit: ({ id }) => linkOptions({ to: '/notices/$noticeId/edit', params: { noticeId: String(id) } }),
  remove: ({ id }) => deleteNotice(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, title, type }, status) => updateNotice(id, statusBody({ title, type }, status)),
  },
};

export const NoticeList = () => {
  const list = useListSearch(noticeSearch);
  const notices = useListNotices(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Notices"
      createTo="/notices/create"
      list={list}
      query={notices}
      fetchPage={listNotices}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
