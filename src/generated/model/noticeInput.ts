/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { NoticeType } from './noticeType.ts';

export interface NoticeInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** @maxLength 65535 */
  description?: string;
  type: NoticeType;
  status?: boolean;
}
