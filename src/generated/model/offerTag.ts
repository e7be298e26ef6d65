/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type OfferTag = typeof OfferTag[keyof typeof OfferTag];


export const OfferTag = {
  Sponsored: 'Sponsored',
  Best_Value: 'Best Value',
  Best_Seller: 'Best Seller',
  Top_Rated: 'Top Rated',
  Top_Pick: 'Top Pick',
  Exclusive_Offer: 'Exclusive Offer',
} as const;
