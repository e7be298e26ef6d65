/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Hotel } from './hotel.ts';

export interface HotelOptions {
  data: Hotel[];
}
