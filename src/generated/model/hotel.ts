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

export interface Hotel {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  owner?: PersonReference | null;
  region?: Reference | null;
  /** @nullable */
  email?: string | null;
  /** @nullable */
  website?: string | null;
  /**
     * Per night.
     * @nullable
     */
  min_price?: number | null;
  /**
     * Whether the whole price is due on booking.
     * @nullable
     */
  full_payment?: boolean | null;
  /**
     * A percentage.
     * @nullable
     */
  min_payment?: number | null;
  /** @nullable */
  phone_1?: string | null;
  /** @nullable */
  phone_2?: string | null;
  /** @nullable */
  address_1?: string | null;
  /** @nullable */
  address_2?: string | null;
  /**
     * Stars.
     * @nullable
     */
  rating?: number | null;
  /**
     * Rich text.
     * @nullable
     */
  details?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  features?: string | null;
  /** @nullable */
  is_sponsored?: boolean | null;
  status: boolean;
  request_status?: RequestStatus;
  /**
     * Since when a request waits.
     * @nullable
     */
  created_at?: string | null;
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
  tag?: OfferTag | null;
  /** @nullable */
  no_follow?: boolean | null;
  /** @nullable */
  no_index?: boolean | null;
  /** Each is written by its own call. */
  rooms?: Room[];
}
