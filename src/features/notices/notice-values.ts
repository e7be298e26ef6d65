import { resource } from '@/api/resource';
import { createNotice, deleteNotice, getNotice, updateNotice } from '@/generated/api/notices/notices';
import type { Notice, NoticeInput, NoticeType } from '@/generated/model';

export const notices = resource({
  name: 'notices',
  read: getNotice,
  create: createNotice,
  update: updateNotice,
  remove: deleteNotice,
  /** The form values of a record; a new one has no type. */
  toValues: (notice?: Notice) => ({
    title: notice?.title ?? '',
    description: notice?.description ?? '',
    type: notice?.type ?? '',
    status: notice?.status ?? true,
  }),
  toBody: ({ type, ...values }): NoticeInput => ({
    ...values,
    type: type as NoticeType,
  }),
});
