/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Package } from './package.ts';

export interface PackageRecord {
  data: Package;
}
