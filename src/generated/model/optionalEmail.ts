/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * An address, or nothing.
 */
export type OptionalEmail = string | '';
