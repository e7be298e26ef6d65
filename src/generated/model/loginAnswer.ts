/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { LoginAnswerData } from './loginAnswerData.ts';

export interface LoginAnswer {
  data: LoginAnswerData;
}
