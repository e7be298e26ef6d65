/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Messages by field; nested fields are dotted (`rooms.0.name`).
 */
export type RefusalErrors = {[key: string]: string[]};
