/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * The kinds of record that a page can be written about here.
 */
export type SeoPageSubject = typeof SeoPageSubject[keyof typeof SeoPageSubject];


export const SeoPageSubject = {
  Package_Region: 'Package Region',
  Hotel_Region: 'Hotel Region',
  Homestay_Region: 'Homestay Region',
  Package: 'Package',
  Hotel: 'Hotel',
  Homestay: 'Homestay',
  Package_Activity: 'Package Activity',
  Blog: 'Blog',
} as const;
