/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Feature {
  id: Id;
  title: string;
  status: boolean;
}
