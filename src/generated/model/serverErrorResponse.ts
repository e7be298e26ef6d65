/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * The server, or a gateway before it, failed. What the answer says is not shown to people.
 */
export type ServerErrorResponse = Message;
