/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Notice } from './notice.ts';

export interface NoticePage {
  data: Notice[];
  meta: ListMeta;
}
