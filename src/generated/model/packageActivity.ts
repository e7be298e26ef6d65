/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { MetaTag } from './metaTag.ts';

export interface PackageActivity {
  id: Id;
  name: string;
  /** @nullable */
  slug?: string | null;
  /** @nullable */
  alt_image?: string | null;
  status: boolean;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  images?: Image[];
  meta_tag?: MetaTag | null;
}
