/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of the displayed name, in any case.
 */
export type FilterDisplayNameParameter = string;
