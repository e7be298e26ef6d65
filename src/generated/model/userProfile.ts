/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Image } from './image.ts';

export interface UserProfile {
  /** @nullable */
  address_1?: string | null;
  /** @nullable */
  address_2?: string | null;
  /** @nullable */
  citizenship_number?: string | null;
  /** @nullable */
  company_name?: string | null;
  /**
     * How many.
     * @nullable
     */
  employees?: number | null;
  /** @nullable */
  established_at?: string | null;
  /** @nullable */
  pan_number?: string | null;
  /** @nullable */
  phone_1?: string | null;
  /** @nullable */
  phone_2?: string | null;
  /** @nullable */
  tan_number?: string | null;
  /** @nullable */
  vat_number?: string | null;
  /** At most one picture of each kind; `alt` says which (`ProfileMedium`). */
  media?: Image[];
}
