/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { PackageActivity } from './packageActivity.ts';

export interface PackageActivityRecord {
  data: PackageActivity;
}
