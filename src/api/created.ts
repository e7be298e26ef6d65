import { isRecord } from '@/lib/values/is-record';
import { ApiError } from './errors';
import type { RequestOptions } from './http';
import { savedId } from './saved-id';

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

/** Whether a body holds a record with its id, also under a name of its own: `{ hotel: { id: 7 } }`. */
const holdsId = (body: unknown): boolean =>
  isRecord(body) && [body, ...Object.values(body)].some((part) => savedId(part) !== undefined);

/** Whether a response to a creation shows that the record is there: 201, or any other success that holds its id. */
export const isCreated = ({ answer, status }: { answer: unknown; status: number }): boolean =>
  status === 201 || holdsId(answer) || (isRecord(answer) && holdsId(answer.data));

/** Makes a create call; a success that does not show the record is an error, after which it may exist. */
export const requireCreated = async <Answer>(
  create: (options: RequestOptions) => Promise<Answer>,
): Promise<Answer> => {
  const response = await withStatus(create);
  if (isCreated(response)) return response.answer;
  throw new ApiError('http', `The server answered ${response.status} instead of 201.`, {
    ambiguous: true,
  });
};
