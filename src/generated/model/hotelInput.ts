/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { GalleryRow } from './galleryRow.ts';
import type { Id } from './id.ts';
import type { OfferTag } from './offerTag.ts';
import type { OptionalEmail } from './optionalEmail.ts';
import type { Slug } from './slug.ts';

export interface HotelInput {
  /**
     * The owner.
     * @minimum 1
     * @nullable
     */
  user_id?: number | null;
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  slug: Slug;
  email?: OptionalEmail;
  /** @maxLength 2048 */
  website?: string;
  /**
     * Read as `min_price`.
     * @minimum 0
     * @nullable
     */
  default_price?: number | null;
  /** Read as `full_payment`. */
  is_full_payment?: boolean;
  /**
     * Read as `min_payment`.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  min_payment_percent?: number | null;
  /** @maxLength 32 */
  phone_1?: string;
  /** @maxLength 32 */
  phone_2?: string;
  /**
     * Read as `region`.
     * @minimum 1
     * @nullable
     */
  hotel_region_id?: number | null;
  /** @maxLength 255 */
  address_1?: string;
  /** @maxLength 255 */
  address_2?: string;
  /**
     * Read as `rating`.
     * @minimum 0
     * @maximum 5
     * @nullable
     */
  star_rating?: number | null;
  /**
     * Read as `details`.
     * @maxLength 65535
     */
  description?: string;
  /** @maxLength 65535 */
  features?: string;
  is_sponsored?: boolean;
  status?: boolean;
  /**
     * The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.
     * @items.maxLength 255
     */
  alt?: string[];
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: (Blob | File)[];
  gallery?: GalleryRow[];
  /** Ids of amenities. */
  amenities?: Id[];
  /** @maxLength 255 */
  meta_page_title?: string;
  /** @maxLength 255 */
  meta_keywords?: string;
  /** @maxLength 500 */
  meta_description?: string;
  /**
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  latitude?: number | null;
  /**
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  longitude?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  position?: number | null;
  /** @maxLength 2048 */
  google_map?: string;
  /** Ids of features. */
  available_features?: Id[];
  tag?: OfferTag | null;
  no_follow?: boolean;
  no_index?: boolean;
}
