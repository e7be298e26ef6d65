/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { BookingStatus } from './bookingStatus.ts';
import type { FilterIdParameter } from './filterIdParameter.ts';
import type { PageNumberParameter } from './pageNumberParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { ServiceType } from './serviceType.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListBookingsParams = {
/**
 * Which page, counted from 1.
 * @minimum 1
 */
page?: PageNumberParameter;
/**
 * Rows on a page. Users start at 50, every other list at 10.
 * @minimum 1
 * @maximum 100
 */
per_page?: PerPageParameter;
/**
 * A field's name, with a leading `-` for descending order.
 * @maxLength 64
 * @pattern ^-?[a-z0-9_]+$
 */
sort?: SortParameter;
/**
 * Only the record with this id.
 * @minimum 1
 */
id?: FilterIdParameter;
/**
 * Part of the traveller's name, in any case.
 * @maxLength 255
 */
user?: string;
/**
 * Only bookings of this kind of service, a `ServiceType` or a word of the backend's own.
 */
service_type?: ServiceType | string;
/**
 * Only bookings in this status, a `BookingStatus` or a word of the backend's own.
 */
status?: BookingStatus | string;
/**
 * Part of the name of what was booked, in any case.
 * @maxLength 255
 */
service_name?: string;
};
