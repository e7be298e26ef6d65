/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * The signed-in role may not do this.
 */
export type ForbiddenResponse = Message;
