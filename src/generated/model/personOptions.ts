/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { PersonReference } from './personReference.ts';

export interface PersonOptions {
  data: PersonReference[];
}
