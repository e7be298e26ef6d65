/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Other records still need this one.
 */
export type ConflictResponse = Message;
