import { type Answer, answerOf, NoAnswerError } from '@/api/errors/answer';
import type { Call } from './call';
import { apiUrl } from './config';
import { type PrefetchedRead, takePrefetched } from './prefetched';
import { timings } from './timings';

const send = (url: string, headers: HeadersInit): PrefetchedRead => {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timings.read)]);
  return {
    // A cached response would show old values, and leave people's data on the disk after a sign-out.
    response: fetch(url, { headers, signal, cache: 'no-store' }),
    signal,
    stop: () => ended.abort(),
  };
};

/**
 * Reads by `fetch`, so that no list waits for axios. Uses the read that was sent in advance with the same token, if there
 * is one.
 */
export const read = async (call: Call): Promise<Answer> => {
  const { token } = call;
  const url = apiUrl(call.url, call.params);
  const headers = {
    // As in src/start.ts.
    Accept: 'application/json, text/plain, */*',
    ...call.headers,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const { response, stop } = takePrefetched(url, token) ?? send(url, headers);
  call.signal.addEventListener('abort', stop);
  try {
    const answer = await response;
    return answerOf(answer.status, await answer.text(), Object.fromEntries(answer.headers));
  } catch (error) {
    call.signal.throwIfAborted();
    throw new NoAnswerError(error instanceof DOMException && error.name === 'TimeoutError');
  } finally {
    call.signal.removeEventListener('abort', stop);
  }
};
