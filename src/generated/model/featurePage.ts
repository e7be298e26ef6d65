/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Feature } from './feature';
import type { ListMeta } from './listMeta';

export interface FeaturePage {
  data: Feature[];
  meta: ListMeta;
}
