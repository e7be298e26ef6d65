/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 */
export type Id = number;
