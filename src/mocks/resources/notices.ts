import {
  getCreateNoticeMockHandler,
  getDeleteNoticeMockHandler,
  getGetNoticeMockHandler,
  getListNoticesMockHandler,
  getUpdateNoticeMockHandler,
} from '@/generated/api/notices/notices.msw';
import { CreateNoticeBody, ListNoticesQueryParams, UpdateNoticeBody } from '@/generated/zod/notices/notices';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { notices } from '@/mocks/seed/notices';

export const noticeHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, notices);
  return [
    getListNoticesMockHandler(page(ListNoticesQueryParams)),
    getCreateNoticeMockHandler(create(CreateNoticeBody)),
    getGetNoticeMockHandler(read()),
    getUpdateNoticeMockHandler(update(UpdateNoticeBody)),
    getDeleteNoticeMockHandler(remove()),
  ];
};
