/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type FilterStatusParameter = typeof FilterStatusParameter[keyof typeof FilterStatusParameter];


export const FilterStatusParameter = {
  NUMBER_1: '1',
  NUMBER_0: '0',
} as const;
