/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityReference } from './amenityReference.ts';
import type { FeatureReference } from './featureReference.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { MetaTag } from './metaTag.ts';
import type { OfferTag } from './offerTag.ts';
import type { PersonReference } from './personReference.ts';
import type { Reference } from './reference.ts';
import type { RequestStatus } from './requestStatus.ts';
import type { Room } from './room.ts';

export interface Homestay {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  region?: Reference | null;
  owner?: PersonReference | null;
  /** @nullable */
  email?: string | null;
  /** @nullable */
  website?: string | null;
  /** @nullable */
  price_per_person?: number | null;
  /**
     * How many guests can sleep here.
     * @nullable
     */
  total_capacity?: number | null;
  /** @nullable */
  is_sponsored?: boolean | null;
  status: boolean;
  /**
     * Whether the whole price is due on booking.
     * @nullable
     */
  full_payment?: boolean | null;
  request_status?: RequestStatus;
  /**
     * Since when a request waits.
     * @nullable
     */
  created_at?: string | null;
  /** @nullable */
  order?: number | null;
  /**
     * From how many guests on the discount applies.
     * @nullable
     */
  discount_persons?: number | null;
  /** @nullable */
  discount?: number | null;
  /** @nullable */
  min_payment?: number | null;
  /** @nullable */
  address_1?: string | null;
  /** @nullable */
  address_2?: string | null;
  /** @nullable */
  phone_1?: string | null;
  /** @nullable */
  phone_2?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  homestay_details?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  room_details?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  cancellation_details?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  local_tourist_attraction?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  available_facilities?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  available_local_infrastructure?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  what_is_included?: string | null;
  images?: Image[];
  amenities?: AmenityReference[];
  meta_tag?: MetaTag | null;
  /** @nullable */
  latitude?: number | null;
  /** @nullable */
  longitude?: number | null;
  /** @nullable */
  position?: number | null;
  /**
     * The address of an embedded map.
     * @nullable
     */
  google_map?: string | null;
  available_features?: FeatureReference[];
  room_type?: Reference | null;
  property_type?: Reference | null;
  tag?: OfferTag | null;
  /** @nullable */
  no_follow?: boolean | null;
  /** @nullable */
  no_index?: boolean | null;
  /** Each is written by its own call. */
  rooms?: Room[];
}
