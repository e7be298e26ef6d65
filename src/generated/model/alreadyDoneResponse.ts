/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Somebody else has decided about this record meanwhile.
 */
export type AlreadyDoneResponse = Message;
