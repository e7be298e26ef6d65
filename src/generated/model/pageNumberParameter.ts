/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which page, counted from 1.
 */
export type PageNumberParameter = number;
