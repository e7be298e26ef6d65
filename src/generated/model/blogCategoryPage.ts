/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BlogCategory } from './blogCategory.ts';
import type { ListMeta } from './listMeta.ts';

export interface BlogCategoryPage {
  data: BlogCategory[];
  meta: ListMeta;
}
