/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { GalleryRow } from './galleryRow.ts';
import type { Id } from './id.ts';
import type { OfferTag } from './offerTag.ts';
import type { Slug } from './slug.ts';

export interface PackageInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  slug: Slug;
  /**
     * @minimum 1
     * @nullable
     */
  vendor_id?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  region_id?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  activity_id?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  departure_type?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  package_type?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  listing_type?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  price_per_person?: number | null;
  /** @maxLength 255 */
  guide_language?: string;
  /** @maxLength 255 */
  guiding_method?: string;
  /** @maxLength 255 */
  max_altitude?: string;
  /** @maxLength 255 */
  location_start_from?: string;
  /** @maxLength 255 */
  location_end_to?: string;
  /** @maxLength 255 */
  age?: string;
  /** @maxLength 2048 */
  google_map?: string;
  /** @maxLength 65535 */
  overview?: string;
  /** @maxLength 65535 */
  highlights?: string;
  /** @maxLength 65535 */
  includes?: string;
  /** @maxLength 65535 */
  excludes?: string;
  /** @maxLength 65535 */
  good_to_know?: string;
  /** @maxLength 65535 */
  cancellation?: string;
  /** @maxLength 255 */
  accommodation?: string;
  /** @maxLength 255 */
  duration?: string;
  /**
     * @minimum 0
     * @nullable
     */
  discount_total_no?: number | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  discount_percentage?: number | null;
  is_sponsored?: boolean;
  status?: boolean;
  full_payment?: boolean;
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: (Blob | File)[];
  /**
     * The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.
     * @items.maxLength 255
     */
  alt?: string[];
  gallery?: GalleryRow[];
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
  /**
     * @minimum 0
     * @nullable
     */
  position?: number | null;
  /** Ids of features. */
  available_features?: Id[];
  tag?: OfferTag | null;
  no_follow?: boolean;
  no_index?: boolean;
}
