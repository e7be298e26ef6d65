/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

export interface Image {
  id: Id;
  url: string;
  /** @nullable */
  alt?: string | null;
}
