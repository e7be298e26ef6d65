/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Homestay } from './homestay.ts';
import type { ListMeta } from './listMeta.ts';

export interface HomestayPage {
  data: Homestay[];
  meta: ListMeta;
}
