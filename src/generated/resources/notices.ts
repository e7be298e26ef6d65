/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createNotice, getNotice, updateNotice, deleteNotice, listNotices } from '../api/notices/notices';

export const noticeFields = {"title":{"kind":"text","required":true},"description":{"kind":"text","longest":65535,"holds":"lines"},"type":{"kind":"choice","values":["hotel","homestay","package"],"required":true},"status":{"kind":"switch","default":true}} as const;

export const noticeContract = { name: 'notices', fields: noticeFields, schema: () => import('../zod/notices/notices').then((module) => module.CreateNoticeBody), create: createNotice, read: getNotice, update: updateNotice, remove: deleteNotice, list: listNotices };
