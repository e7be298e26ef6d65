/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of the name, in any case.
 */
export type FilterNameParameter = string;
