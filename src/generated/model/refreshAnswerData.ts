/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type RefreshAnswerData = {
  access_token: string;
  refresh_token?: string;
};
