/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Region } from './region.ts';

export interface RegionPage {
  data: Region[];
  meta: ListMeta;
}
