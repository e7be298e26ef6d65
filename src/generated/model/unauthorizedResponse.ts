/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * The access token is missing, expired or revoked.
 */
export type UnauthorizedResponse = Message;
