/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Page } from './page.ts';

export interface PageRecord {
  data: Page;
}
