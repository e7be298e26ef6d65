/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type ServiceType = typeof ServiceType[keyof typeof ServiceType];


export const ServiceType = {
  package: 'package',
  homestay: 'homestay',
  hotel: 'hotel',
} as const;
