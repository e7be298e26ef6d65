/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { Reference } from './reference.ts';
import type { SeoPageCost } from './seoPageCost.ts';
import type { SeoPageDay } from './seoPageDay.ts';

export interface SeoPage {
  id: Id;
  title: string;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  /** @nullable */
  title_footer?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  description_footer?: string | null;
  /** @nullable */
  details_duration?: string | null;
  /** @nullable */
  details_cost?: string | null;
  /** @nullable */
  details_fav_time?: string | null;
  /** @nullable */
  details_permit?: string | null;
  /** @nullable */
  details_transport?: string | null;
  itinerary?: SeoPageDay[];
  cost_description?: SeoPageCost | null;
  /** @nullable */
  hero_text?: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  seopageable_id?: number | null;
  /**
     * A `SeoPageSubject`, or a kind that only the backend knows.
     * @nullable
     */
  seopageable_type?: string | null;
  /** The subject by name. */
  seopageable?: Reference | null;
  /**
     * Its address. Written as a file.
     * @nullable
     */
  banner_image?: string | null;
  /**
     * Its address. Written as a file.
     * @nullable
     */
  hero_image?: string | null;
  gallery?: Image[];
  /** Written as a list of ids. */
  nearby_regions?: Reference[];
}
