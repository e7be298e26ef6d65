/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Feature } from './feature.ts';

export interface FeatureOptions {
  data: Feature[];
}
