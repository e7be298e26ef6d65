/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { GalleryRow } from './galleryRow.ts';
import type { Id } from './id.ts';
import type { NumericStatus } from './numericStatus.ts';

export interface HomestayRoomInput {
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * @minimum 1
     * @nullable
     */
  rooms_id?: number | null;
  /** @maxLength 255 */
  rooms_type?: string;
  /**
     * @minimum 0
     * @nullable
     */
  price?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  max_adult?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  max_child?: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  beds?: number | null;
  /** @maxLength 255 */
  room_area?: string;
  /** @maxLength 255 */
  bathroom_area?: string;
  /**
     * @minimum 0
     * @nullable
     */
  extra_charge?: number | null;
  status?: NumericStatus;
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
  /** @maxLength 65535 */
  details?: string;
}
