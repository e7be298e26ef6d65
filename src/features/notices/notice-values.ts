import { resource } from '@/api/resource';
import { createNotice, deleteNotice, getNotice, updateNotice } from '@/generated/api/notices/notices';
import type { Notice, NoticeInput, NoticeType } from '@/generated/model';

/** The form values of a record; a new one has no type. */
export const toNoticeValues = (notice?: Notice) => ({
  title: notice?.title ?? '',
  description: notice?.description ?? '',
  type: notice?.type ?? '',
  status: notice?.status ?? true,
});

/** The request body for the form values. */
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
