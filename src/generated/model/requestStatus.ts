/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type RequestStatus = typeof RequestStatus[keyof typeof RequestStatus];


export const RequestStatus = {
  pending: 'pending',
  approved: 'approved',
} as const;
