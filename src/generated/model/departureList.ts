/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Departure } from './departure.ts';
import type { ListMeta } from './listMeta.ts';

export interface DepartureList {
  data: Departure[];
  meta?: ListMeta;
}
