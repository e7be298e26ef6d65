/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Refusal } from './refusal.ts';

/**
 * Some fields were refused.
 */
export type InvalidResponse = Refusal;
