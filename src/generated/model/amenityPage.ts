/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Amenity } from './amenity';
import type { ListMeta } from './listMeta';

export interface AmenityPage {
  data: Amenity[];
  meta: ListMeta;
}
