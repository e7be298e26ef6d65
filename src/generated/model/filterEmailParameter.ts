/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of the e-mail address, in any case.
 */
export type FilterEmailParameter = string;
