/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Faq } from './faq.ts';

export interface FaqRecord {
  data: Faq;
}
