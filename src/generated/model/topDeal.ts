/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { TopDealType } from './topDealType.ts';

export interface TopDeal {
  id: Id;
  title: string;
  /** @nullable */
  subtitle?: string | null;
  type?: TopDealType;
  /**
     * The picture.
     * @nullable
     */
  image_url?: string | null;
}
