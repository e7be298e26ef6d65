/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only the record with this id.
 */
export type FilterIdParameter = number;
