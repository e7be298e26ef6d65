/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Hotel } from './hotel.ts';
import type { ListMeta } from './listMeta.ts';

export interface HotelPage {
  data: Hotel[];
  meta: ListMeta;
}
