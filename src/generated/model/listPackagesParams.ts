/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { FilterIdParameter } from './filterIdParameter.ts';
import type { FilterNameParameter } from './filterNameParameter.ts';
import type { FilterRequestStatusParameter } from './filterRequestStatusParameter.ts';
import type { FilterStatusParameter } from './filterStatusParameter.ts';
import type { PageNumberParameter } from './pageNumberParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListPackagesParams = {
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
 * Part of the name, in any case.
 * @maxLength 255
 */
name?: FilterNameParameter;
/**
 * Only packages of this vendor.
 * @minimum 1
 */
vendor_id?: number;
/**
 * Only packages in this package region.
 * @minimum 1
 */
region_id?: number;
/**
 * Only packages of this activity.
 * @minimum 1
 */
activity_id?: number;
/**
 * `1` for active records only, `0` for inactive ones.
 */
status?: FilterStatusParameter;
/**
 * `pending` for the queue of requests. Without it the list holds both.
 */
request_status?: FilterRequestStatusParameter;
};
