/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { RefreshAnswerData } from './refreshAnswerData.ts';

export interface RefreshAnswer {
  data: RefreshAnswerData;
}
