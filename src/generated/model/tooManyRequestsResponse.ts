/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Too many calls in too short a time. Reads are repeated, writes only by hand.
 */
export type TooManyRequestsResponse = Message;
