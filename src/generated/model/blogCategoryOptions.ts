/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BlogCategoryOption } from './blogCategoryOption.ts';

export interface BlogCategoryOptions {
  data: BlogCategoryOption[];
}
