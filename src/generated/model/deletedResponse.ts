/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Deleted.
 */
export type DeletedResponse = void;
