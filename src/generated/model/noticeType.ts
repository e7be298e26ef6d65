/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type NoticeType = typeof NoticeType[keyof typeof NoticeType];


export const NoticeType = {
  hotel: 'hotel',
  homestay: 'homestay',
  package: 'package',
} as const;
