/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { PageNumberParameter } from './pageNumberParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListDeparturesParams = {
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
};
