/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { TopDealType } from './topDealType.ts';

export interface TopDealFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title?: string;
  /** @maxLength 255 */
  subtitle?: string;
  type?: TopDealType;
  /** A new picture, in place of the stored one. Read as `image_url`. */
  image?: Blob | File;
}
