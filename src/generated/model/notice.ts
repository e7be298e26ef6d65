/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NoticeType } from './noticeType.ts';

export interface Notice {
  id: Id;
  title: string;
  /**
     * Plain text.
     * @nullable
     */
  description?: string | null;
  type?: NoticeType;
  status: boolean;
}
