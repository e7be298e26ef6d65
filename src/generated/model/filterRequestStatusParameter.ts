/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { RequestStatus } from './requestStatus.ts';

export type FilterRequestStatusParameter = RequestStatus;
