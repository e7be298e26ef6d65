/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { FilterIdParameter } from './filterIdParameter.ts';
import type { FilterTitleParameter } from './filterTitleParameter.ts';
import type { PageNumberParameter } from './pageNumberParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SeoPageSubject } from './seoPageSubject.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListSeoPagesParams = {
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
 * Part of the title, in any case.
 * @maxLength 255
 */
title?: FilterTitleParameter;
/**
 * Only pages about this kind of subject, a `SeoPageSubject` or a kind that only the backend knows.
 */
seopageable_type?: SeoPageSubject | string;
};
