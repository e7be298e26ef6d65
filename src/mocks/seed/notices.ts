import type { Notice } from '@/generated/model';
import { GetNoticeResponse } from '@/generated/zod/notices/notices';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './notices.yaml';

export const noticeTable: TableDefinition<Notice> = {
  name: 'notices',
  row: GetNoticeResponse.shape.data,
  unique: ['title'],
  seed: () => data as Omit<Notice, 'id'>[],
};
