/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Blog } from './blog.ts';

export interface BlogRecord {
  data: Blog;
}
