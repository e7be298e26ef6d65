/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Banner } from './banner.ts';

export interface BannerRecord {
  data: Banner;
}
