/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Faq } from './faq.ts';
import type { FeatureReference } from './featureReference.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { Itinerary } from './itinerary.ts';
import type { MetaTag } from './metaTag.ts';
import type { OfferTag } from './offerTag.ts';
import type { PersonReference } from './personReference.ts';
import type { Reference } from './reference.ts';
import type { RequestStatus } from './requestStatus.ts';

export interface Package {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  vendor?: PersonReference | null;
  region?: Reference | null;
  activity?: Reference | null;
  departure_type?: Reference | null;
  package_type?: Reference | null;
  listing_type?: Reference | null;
  /** @nullable */
  price_per_person?: number | null;
  /** @nullable */
  guide_language?: string | null;
  /** @nullable */
  guiding_method?: string | null;
  /** @nullable */
  max_altitude?: string | null;
  /** @nullable */
  location_start_from?: string | null;
  /** @nullable */
  location_end_to?: string | null;
  /** @nullable */
  age?: string | null;
  /**
     * The address of an embedded map.
     * @nullable
     */
  google_map?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  overview?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  highlights?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  includes?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  excludes?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  good_to_know?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  cancellation?: string | null;
  /** @nullable */
  accommodation?: string | null;
  /** @nullable */
  duration?: string | null;
  /**
     * From how many travellers on the discount applies.
     * @nullable
     */
  discount_total_no?: number | null;
  /** @nullable */
  discount_percentage?: number | null;
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
  images?: Image[];
  meta_tag?: MetaTag | null;
  /** @nullable */
  position?: number | null;
  available_features?: FeatureReference[];
  tag?: OfferTag | null;
  /** @nullable */
  no_follow?: boolean | null;
  /** @nullable */
  no_index?: boolean | null;
  /** The days, first to last. Each is written by its own call. */
  itenaries?: Itinerary[];
  /** Each is written by its own call. */
  faqs?: Faq[];
}
