/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ProfileMedium } from './profileMedium.ts';

export interface UserProfileInput {
  /** @maxLength 255 */
  address_1?: string;
  /** @maxLength 255 */
  address_2?: string;
  /** @maxLength 64 */
  citizenship_number?: string;
  /** @maxLength 255 */
  company_name?: string;
  /**
     * @minimum 0
     * @nullable
     */
  employees?: number | null;
  /** @nullable */
  established_at?: string | null;
  /** @maxLength 64 */
  pan_number?: string;
  /** @maxLength 32 */
  phone_1?: string;
  /** @maxLength 32 */
  phone_2?: string;
  /** @maxLength 64 */
  tan_number?: string;
  /** @maxLength 64 */
  vat_number?: string;
  /** New pictures. One replaces the stored picture of the same kind; the others stay. */
  images?: (Blob | File)[];
  /** What each new picture shows, in the same order. */
  alt?: ProfileMedium[];
}
