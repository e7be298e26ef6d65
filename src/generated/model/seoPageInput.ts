/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SeoPageCostInput } from './seoPageCostInput.ts';
import type { SeoPageDayInput } from './seoPageDayInput.ts';
import type { SeoPageGalleryInput } from './seoPageGalleryInput.ts';
import type { SeoPageSubject } from './seoPageSubject.ts';

export interface SeoPageInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** @maxLength 1000000 */
  description?: string;
  /** @maxLength 255 */
  title_footer?: string;
  /** @maxLength 1000000 */
  description_footer?: string;
  /** @maxLength 255 */
  details_duration?: string;
  /** @maxLength 255 */
  details_cost?: string;
  /** @maxLength 255 */
  details_fav_time?: string;
  /** @maxLength 255 */
  details_permit?: string;
  /** @maxLength 255 */
  details_transport?: string;
  /** The whole list, in order. */
  itinerary?: SeoPageDayInput[];
  cost_description?: SeoPageCostInput;
  /** @maxLength 1000 */
  hero_text?: string;
  seopageable_id: Id;
  /** A kind that only the backend knows is sent back as it came. */
  seopageable_type: SeoPageSubject | string;
  /** A new picture, in place of the stored one. */
  banner_image?: Blob | File;
  /** A new picture, in place of the stored one. */
  hero_image?: Blob | File;
  /** The pictures in order; stored ones that are left out stay until they are removed through the files call. */
  gallery?: SeoPageGalleryInput[];
  /** Ids of regions of the same kind as the subject. */
  nearby_regions?: Id[];
}
