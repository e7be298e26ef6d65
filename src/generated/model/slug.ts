/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 255
 * @pattern ^[^\s/?#]+$
 */
export type Slug = string;
