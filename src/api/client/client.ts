import { type Answer, NoAnswerError } from '@/api/errors/answer';
import {
  ApiError,
  isOffline,
  malformed,
  refusalOf,
  requireSuccess,
  toApiError,
} from '@/api/errors/api-error';
import { loadChunk } from '@/lib/loading/chunk';
import type { Call } from './call';
import { read } from './read';

const writeByAxios = async (call: Call) => {
  const { write } = await loadChunk(() => import('./write'));
  return write(call);
};

/** 202 promises no result, and a deletion has no record to compare with. */
const onlyAccepted = () =>
  new ApiError('http', $localize`The server accepted the deletion, but did not say that it is done.`, {
    status: 202,
    ambiguous: true,
  });

/**
 * A call without an answer says what is known about it: whether the server can be reached. The code for that is loaded
 * then; without it, nothing more is known.
 */
const explained = async (failure: ApiError, call: Call, error: unknown): Promise<ApiError> => {
  // Only a page is kept from answers that came; signing in has its own screen.
  if (failure.kind !== 'network' || !('location' in globalThis) || call.url.startsWith('/admin/'))
    return failure;
  try {
    const { withoutAnswer } = await loadChunk(() => import('./unanswered'));
    return await withoutAnswer(failure, call, error instanceof NoAnswerError ? error.sent : 1);
  } catch {
    return failure;
  }
};

/** `/v1/admin/features/datatable`, and not `/v1/admin/features/3`. */
const namesNoRecord = (url: string) => !/\/\d+(\/|$)/.test(url);

/** Sends a call once, only to the API, with its token if it has one. Rejects with an `ApiError`. */
export const dispatch = async (call: Call): Promise<Answer> => {
  const { write } = call;
  const startedOffline = isOffline();
  try {
    call.signal.throwIfAborted();
    const answer = await (call.method === 'GET' ? read(call) : writeByAxios(call));
    if (answer.unreadable || answer.status >= 300)
      throw refusalOf(answer, write, !write && namesNoRecord(call.url));
    requireSuccess(answer, call.data, write);
    if (write && answer.elsewhere) throw malformed({ ambiguous: true });
    if (call.method === 'DELETE' && answer.status === 202) throw onlyAccepted();
    return answer;
  } catch (error) {
    const { reason } = call.signal as { reason: unknown };
    const failure = toApiError(reason instanceof ApiError ? reason : error, { write, startedOffline });
    throw await explained(failure, call, error);
  }
};

export type Send = typeof dispatch;
