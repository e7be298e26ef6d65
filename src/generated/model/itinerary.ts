/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Itinerary {
  id: Id;
  /** @nullable */
  duration?: string | null;
  /** @nullable */
  accommodation?: string | null;
  title: string;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
}
