/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Rows on a page. Users start at 50, every other list at 10.
 */
export type PerPageParameter = number;
