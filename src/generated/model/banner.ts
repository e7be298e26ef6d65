/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Picture } from './picture.ts';
import type { Reference } from './reference.ts';

export interface Banner {
  id: Id;
  title: string;
  status: boolean;
  /** The package region it belongs to, if any. */
  region?: Reference | null;
  /** The first is the banner. Written as `image` and `alt`. */
  images?: Picture[];
}
