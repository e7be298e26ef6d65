/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType.ts';

export interface AmenityInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  display_name: string;
  type: AmenityType;
  status?: boolean;
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: Blob[];
  /**
     * The alternative text of each new picture, in the same order.
     * @items.maxLength 255
     */
  alt?: string[];
}
