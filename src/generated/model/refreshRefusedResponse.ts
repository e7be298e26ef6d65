/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * The refresh token is unknown, spent or expired. The session is over.
 */
export type RefreshRefusedResponse = Message;
