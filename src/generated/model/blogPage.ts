/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Blog } from './blog.ts';
import type { ListMeta } from './listMeta.ts';

export interface BlogPage {
  data: Blog[];
  meta: ListMeta;
}
