/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Package } from './package.ts';

export interface PackagePage {
  data: Package[];
  meta: ListMeta;
}
