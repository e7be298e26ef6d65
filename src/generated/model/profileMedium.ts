/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a picture of a profile shows. It stands in the picture's `alt`.
 */
export type ProfileMedium = typeof ProfileMedium[keyof typeof ProfileMedium];


export const ProfileMedium = {
  profile: 'profile',
  pan: 'pan',
  vat: 'vat',
  tan: 'tan',
} as const;
