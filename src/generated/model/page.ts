/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MetaTag } from './metaTag.ts';
import type { PageTemplate } from './pageTemplate.ts';
import type { Picture } from './picture.ts';

export interface Page {
  id: Id;
  /**
     * The page above this one, if any.
     * @minimum 1
     * @nullable
     */
  parent_id?: number | null;
  title: string;
  /** @nullable */
  slug?: string | null;
  /** @nullable */
  name?: string | null;
  /** @nullable */
  uri?: string | null;
  /** @nullable */
  excerpt?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  template_type?: PageTemplate;
  images?: Picture[];
  /**
     * The first of `images`.
     * @nullable
     */
  image_url?: string | null;
  /** @nullable */
  alt?: string | null;
  meta_tag?: MetaTag | null;
}
