/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Image {
  id: Id;
  url: string;
  /** @nullable */
  alt?: string | null;
  /**
     * The image that stands for the whole record.
     * @nullable
     */
  featured?: boolean | null;
}
