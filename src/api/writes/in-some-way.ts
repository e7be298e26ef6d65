import type { RequestOptions, Taken, Way } from '@/api/client/call';
import { learnWay } from '@/api/client/update-way';
import { ApiError } from '@/api/errors/api-error';
import { refusesValues } from '@/api/errors/error-response';

/** What became of a write: whether the server kept any of it, if that is known. */
interface Outcome {
  heard: boolean | undefined;
}

/**
 * Makes an update. If the server took it but kept nothing, as PHP does with a multipart PATCH, it is sent once more in
 * each way that the server may read instead; what helps is remembered for the tab. Resolves with the last one that
 * helped, or with the first.
 */
export const inSomeWay = async <Result extends Outcome>(
  write: (options: RequestOptions) => Promise<Result>,
  options: RequestOptions = {},
): Promise<Result> => {
  const unreadable: Taken[] = [];
  const inOneOf = async (ways?: readonly Way[]) => {
    const taken: Taken[] = [];
    const result = await write({ ...options, ways, onTaken: (sent) => taken.push(sent) });
    // One write may be completed, and so sent twice: the last one counts.
    const last = taken.at(-1);
    if (last && result.heard === true) {
      for (const { way, call } of unreadable) learnWay(way, false, call);
      learnWay(last.way, true, last.call);
    }
    if (last && result.heard === false) unreadable.push(last);
    return result;
  };
  const first = await inOneOf();
  for (let last = unreadable.at(-1); last && last.left.length > 0; last = unreadable.at(-1)) {
    const again = await inOneOf(last.left).catch((error: unknown) => {
      // A refusal of the values is the truth; anything else says that the server does not know this way.
      if (error instanceof ApiError && (refusesValues(error.status) || error.ambiguous)) throw error;
      return undefined;
    });
    if (again?.heard === true) return again;
    if (unreadable.at(-1) === last) return first;
  }
  return first;
};
