/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Banner } from './banner.ts';
import type { ListMeta } from './listMeta.ts';

export interface BannerPage {
  data: Banner[];
  meta: ListMeta;
}
