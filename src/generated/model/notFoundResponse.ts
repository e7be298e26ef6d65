/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * There is no such record (any more).
 */
export type NotFoundResponse = Message;
