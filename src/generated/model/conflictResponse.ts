/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Something still needs this record, such as the packages of a region or the users with a role.
 */
export type ConflictResponse = Message;
