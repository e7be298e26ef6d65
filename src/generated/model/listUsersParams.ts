/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { FilterEmailParameter } from './filterEmailParameter.ts';
import type { FilterIdParameter } from './filterIdParameter.ts';
import type { PageNumberParameter } from './pageNumberParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListUsersParams = {
/**
 * Which page, counted from 1.
 * @minimum 1
 */
page?: PageNumberParameter;
/**
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
per_page?: number;
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
 * Part of the full name, in any case.
 * @maxLength 255
 */
full_name?: string;
/**
 * Part of the e-mail address, in any case.
 * @maxLength 255
 */
email?: FilterEmailParameter;
/**
 * Only users with the role of this id.
 * @minimum 1
 */
role?: number;
};
