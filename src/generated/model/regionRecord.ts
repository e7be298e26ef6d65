/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Region } from './region.ts';

export interface RegionRecord {
  data: Region;
}
