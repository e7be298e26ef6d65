/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Page } from './page.ts';

export interface PagePage {
  data: Page[];
  meta: ListMeta;
}
