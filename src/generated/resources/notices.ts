/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createNotice, getNotice, updateNotice, deleteNotice } from '../api/notices/notices';

export const noticeCalls = { name: 'notices', create: createNotice, read: getNotice, update: updateNotice, remove: deleteNotice };

export const noticeFields = {"title":{"kind":"text","longest":255,"required":true},"description":{"kind":"text","longest":65535},"type":{"kind":"choice","values":["hotel","homestay","package"],"required":true},"status":{"kind":"switch","default":true}} as const;

export type NoticeFields = typeof noticeFields;
