/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Nobody has this e-mail address and password, or they may not sign in. A field that is missing is a 422.
 */
export type SignInRefusedResponse = Message;
