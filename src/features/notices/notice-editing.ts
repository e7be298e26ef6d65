import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { NoticeType } from '@/generated/model';
import { CreateNoticeBody } from '@/generated/zod/notices/notices';
import { notices } from './notice-values';

export const noticeEditing = editing({
  resource: notices,
  schema: CreateNoticeBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'type', label: 'Type', kind: 'choice', options: enumOptions(NoticeType) },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
  imported: [{ name: 'description', label: 'Description', kind: 'text', holds: 'lines' }],
});
