/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { AmenityType } from './amenityType.ts';

export type SearchAmenitiesParams = {
/**
 * Part of the displayed name, in any case.
 * @maxLength 255
 */
display_name?: string;
/**
 * Only amenities of this type.
 */
type?: AmenityType;
};
