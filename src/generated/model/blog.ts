/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MetaTag } from './metaTag.ts';
import type { Reference } from './reference.ts';

export interface Blog {
  id: Id;
  title: string;
  /** @nullable */
  slug?: string | null;
  /** @nullable */
  short_description?: string | null;
  /**
     * Rich text.
     * @nullable
     */
  description?: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  blog_category_id?: number | null;
  /** The category by name. */
  blog_category?: Reference | null;
  status: boolean;
  /**
     * The picture.
     * @nullable
     */
  image_url?: string | null;
  /** @nullable */
  alt?: string | null;
  /** Packages that the blog leads to. Written as a list of ids; so are homestays and hotels. */
  packages?: Reference[];
  homestays?: Reference[];
  hotels?: Reference[];
  meta_tag?: MetaTag | null;
  /** @nullable */
  position?: number | null;
  /** @nullable */
  no_follow?: boolean | null;
  /** @nullable */
  no_index?: boolean | null;
}
