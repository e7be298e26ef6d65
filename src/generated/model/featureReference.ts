/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface FeatureReference {
  id: Id;
  /** @nullable */
  title?: string | null;
}
