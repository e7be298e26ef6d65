/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type TopDealType = typeof TopDealType[keyof typeof TopDealType];


export const TopDealType = {
  'section-1': 'section-1',
  'section-2': 'section-2',
  'section-3': 'section-3',
} as const;
