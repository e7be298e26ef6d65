/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Homestay } from './homestay.ts';

export interface HomestayOptions {
  data: Homestay[];
}
