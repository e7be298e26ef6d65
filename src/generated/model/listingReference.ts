/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Reference } from './reference.ts';

/**
 * What a picker needs of a package, a homestay or a hotel; a backend may answer the whole record.
 */
export interface ListingReference {
  id: Id;
  /** @nullable */
  name?: string | null;
  region?: Reference | null;
}
