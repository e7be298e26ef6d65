/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

/**
 * `1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.
 */
export type NumericStatus = typeof NumericStatus[keyof typeof NumericStatus];


export const NumericStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
