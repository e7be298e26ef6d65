import { ApiError } from './errors';
import type { RequestOptions } from './http';

/**
 * Makes a create call where the specification counts 201 alone as created: any other success is an error, after which the
 * record may be there.
 */
export async function created201<Answer>(
  create: (options: RequestOptions) => Promise<Answer>,
): Promise<Answer> {
  let status: number | undefined;
  const answer = await create({
    onStatus: (code) => {
      status = code;
    },
  });
  if (status === 201) return answer;
  throw new ApiError('http', `The server answered ${String(status)} instead of 201.`, { ambiguous: true });
}
