/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NumericStatus } from './numericStatus.ts';

export interface Faq {
  id: Id;
  question: string;
  /**
     * Rich text.
     * @nullable
     */
  answer?: string | null;
  status: NumericStatus;
}
