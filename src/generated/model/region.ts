/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MetaTag } from './metaTag.ts';
import type { Picture } from './picture.ts';

export interface Region {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  /** @nullable */
  alt_image?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  /**
     * Shown on the home page.
     * @nullable
     */
  display_home?: boolean | null;
  status: boolean;
  /** The first is the region's picture. */
  images?: Picture[];
  meta_tag?: MetaTag | null;
}
