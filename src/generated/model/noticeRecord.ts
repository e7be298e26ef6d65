/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Notice } from './notice.ts';

export interface NoticeRecord {
  data: Notice;
}
