import { statusOf } from '@/api/client/answer-status';
import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { isRecord } from '@/lib/values/is-record';

/** Whether a body holds a record with its id, also under a name of its own: `{ hotel: { id: 7 } }`. */
const holdsId = (body: unknown): boolean =>
  isRecord(body) && [body, ...Object.values(body)].some((part) => savedId(part) !== undefined);

/** Whether a response to a creation shows that the record is there: 201, or any other success that holds its id. */
export const isCreated = (answer: unknown): boolean =>
  statusOf(answer) === 201 || holdsId(answer) || (isRecord(answer) && holdsId(answer.data));

/** The answer to a create call; a success that does not show the record is an error, after which it may exist. */
export const requireCreated = async <Answer>(creation: Promise<Answer>): Promise<Answer> => {
  const answer = await creation;
  if (isCreated(answer)) return answer;
  throw new ApiError('http', $localize`The server answered ${statusOf(answer)}:status: instead of 201.`, {
    ambiguous: true,
  });
};
