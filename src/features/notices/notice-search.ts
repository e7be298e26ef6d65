import type { ListNoticesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const noticeSearch = listSearch<ListNoticesParams>({ filters: ['id', 'title', 'type'] });
