/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { PageOption } from './pageOption.ts';

export interface PageOptions {
  data: PageOption[];
}
