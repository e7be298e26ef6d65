/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { GalleryRow } from './galleryRow.ts';
import type { Id } from './id.ts';
import type { OfferTag } from './offerTag.ts';
import type { OptionalEmail } from './optionalEmail.ts';
import type { Slug } from './slug.ts';

export interface HomestayFields {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name?: string;
  slug?: Slug;
  /**
     * @minimum 1
     * @nullable
     */
  homestay_region_id?: number | null;
  /**
     * The owner.
     * @minimum 1
     * @nullable
     */
  user_id?: number | null;
  email?: OptionalEmail;
  /** @maxLength 2048 */
  website?: string;
  /**
     * @minimum 0
     * @nullable
     */
  price_per_person?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  total_capacity?: number | null;
  is_sponsored?: boolean;
  status?: boolean;
  full_payment?: boolean;
  /**
     * @minimum 0
     * @nullable
     */
  order?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  discount_persons?: number | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  discount?: number | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  min_payment?: number | null;
  /** @maxLength 255 */
  address_1?: string;
  /** @maxLength 255 */
  address_2?: string;
  /** @maxLength 32 */
  phone_1?: string;
  /** @maxLength 32 */
  phone_2?: string;
  /** @maxLength 65535 */
  homestay_details?: string;
  /** @maxLength 65535 */
  room_details?: string;
  /** @maxLength 65535 */
  cancellation_details?: string;
  /** @maxLength 65535 */
  local_tourist_attraction?: string;
  /** @maxLength 65535 */
  available_facilities?: string;
  /** @maxLength 65535 */
  available_local_infrastructure?: string;
  /** @maxLength 65535 */
  what_is_included?: string;
  /** New pictures; stored ones stay until they are removed through the files call. */
  images?: (Blob | File)[];
  /**
     * The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.
     * @items.maxLength 255
     */
  alt?: string[];
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
  /**
     * @minimum 1
     * @nullable
     */
  room_type?: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  property_type?: number | null;
  tag?: OfferTag | null;
  no_follow?: boolean;
  no_index?: boolean;
}
