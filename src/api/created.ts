import { ApiError } from './errors';
import type { RequestOptions } from './http';

/** Makes a call and returns its body with the HTTP status, 0 if none was reported. */
export const withStatus = async <Answer>(
  call: (options: Required<Pick<RequestOptions, 'onStatus'>>) => Promise<Answer>,
): Promise<{ answer: Answer; status: number }> => {
  let status = 0;
  const answer = await call({
    onStatus: (code) => {
      status = code;
    },
  });
  return { answer, status };
};

/**
 * Makes a create call for which the specification counts only 201 as success: any other 2xx is an error, after which
 * the record may exist.
 */
export const created201 = async <Answer>(
  create: (options: RequestOptions) => Promise<Answer>,
): Promise<Answer> => {
  const { answer, status } = await withStatus(create);
  if (status === 201) return answer;
  throw new ApiError('http', `The server answered ${status} instead of 201.`, {
    ambiguous: true,
  });
};
