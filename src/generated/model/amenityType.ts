/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type AmenityType = typeof AmenityType[keyof typeof AmenityType];


export const AmenityType = {
  hotel: 'hotel',
  homestay: 'homestay',
  room: 'room',
} as const;
