/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BlogCategory } from './blogCategory.ts';

export interface BlogCategoryRecord {
  data: BlogCategory;
}
