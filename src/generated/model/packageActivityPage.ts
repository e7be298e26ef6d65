/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { PackageActivity } from './packageActivity.ts';

export interface PackageActivityPage {
  data: PackageActivity[];
  meta: ListMeta;
}
