import { type ListNoticesParams, type Notice, NoticeType } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const noticeSearch = listSearch<ListNoticesParams, Notice>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    type: { kind: 'choice', label: 'Type', values: NoticeType },
  },
  sort: ['title', 'type', 'id', 'status'],
});
