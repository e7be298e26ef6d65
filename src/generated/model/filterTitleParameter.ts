/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of the title, in any case.
 */
export type FilterTitleParameter = string;
