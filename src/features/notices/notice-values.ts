import { resource } from '@/api/resource';
import { createNotice, deleteNotice, getNotice, updateNotice } from '@/generated/api/notices/notices';
import type { Notice, NoticeInput, NoticeType } from '@/generated/model';

/** What the form holds for a record; a new one has no type until it is chosen. */
export const toNoticeValues = (notice?: Notice) => ({
  title: notice?.title ?? '',
  description: notice?.description ?? '',
  type: notice?.type ?? '',
  status: notice?.status ?? true,
});

/** What is sent for the form's values. */
export const toNoticeBody = ({ type, ...values }: ReturnType<typeof toNoticeValues>): NoticeInput => ({
  ...values,
  type: type as NoticeType,
});

export const notices = resource({
  read: getNotice,
  create: createNotice,
  update: updateNotice,
  remove: deleteNotice,
  toValues: toNoticeValues,
  toBody: toNoticeBody,
});
