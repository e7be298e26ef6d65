/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { FeatureReference } from './featureReference.ts';

export interface FeatureOptions {
  data: FeatureReference[];
}
