/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { SeoPage } from './seoPage.ts';

export interface SeoPageRecord {
  data: SeoPage;
}
