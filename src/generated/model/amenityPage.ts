/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Amenity } from './amenity.ts';
import type { ListMeta } from './listMeta.ts';

export interface AmenityPage {
  data: Amenity[];
  meta: ListMeta;
}
