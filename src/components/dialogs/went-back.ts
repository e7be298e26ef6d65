import { ApiError } from '@/api/errors/api-error';

/** Why nothing was saved: whoever was asked before a save went back to the form. */
export const wentBack = (): ApiError =>
  new ApiError('http', $localize`Nothing was saved: you went back to the form.`);
