/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * An image of which only the address is sure to come. Without an id it can be replaced, not removed.
 */
export interface Picture {
  id?: Id;
  url: string;
  /** @nullable */
  alt?: string | null;
}
