/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ListingReference } from './listingReference.ts';

export interface ListingOptions {
  data: ListingReference[];
}
