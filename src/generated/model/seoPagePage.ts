/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { SeoPage } from './seoPage.ts';

export interface SeoPagePage {
  data: SeoPage[];
  meta: ListMeta;
}
