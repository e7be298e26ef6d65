/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ZodType } from 'zod';

const schemas: readonly (readonly [RegExp, () => Promise<ZodType>])[] = [
  [/^\/v1\/admin\/user$/, () => import('./zod/profile/profile').then((m) => m.GetOwnProfileResponse)],
  [/^\/v1\/admin\/features\/datatable$/, () => import('./zod/features/features').then((m) => m.ListFeaturesResponse)],
  [/^\/v1\/admin\/features$/, () => import('./zod/features/features').then((m) => m.ListFeatureOptionsResponse)],
  [/^\/v1\/admin\/amenities\/datatable$/, () => import('./zod/amenities/amenities').then((m) => m.ListAmenitiesResponse)],
  [/^\/v1\/admin\/amenities\/search$/, () => import('./zod/amenities/amenities').then((m) => m.SearchAmenitiesResponse)],
  [/^\/v1\/admin\/features\/[^\/]+$/, () => import('./zod/features/features').then((m) => m.GetFeatureResponse)],
  [/^\/v1\/admin\/amenities\/[^\/]+$/, () => import('./zod/amenities/amenities').then((m) => m.GetAmenityResponse)],
];

/** The schema of what `GET path` answers; `undefined` when the contract has no such read. */
export const responseSchema = async (path: string): Promise<ZodType | undefined> =>
  schemas.find(([pattern]) => pattern.test(path))?.[1]();
