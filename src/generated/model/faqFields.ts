/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { NumericStatus } from './numericStatus.ts';

export interface FaqFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  question?: string;
  /**
     * @minLength 1
     * @maxLength 65535
     */
  answer?: string;
  status?: NumericStatus;
}
