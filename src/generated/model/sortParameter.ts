/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * A field's name, with a leading `-` for descending order.
 */
export type SortParameter = string;
