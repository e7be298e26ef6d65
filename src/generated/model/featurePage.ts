/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Feature } from './feature.ts';
import type { ListMeta } from './listMeta.ts';

export interface FeaturePage {
  data: Feature[];
  meta: ListMeta;
}
