/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export interface Message {
  message: string;
}
