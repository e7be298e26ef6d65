import { type ApiError, toApiError } from '@/api/errors/api-error';

let controller = new AbortController();

/** Aborts at the end of the current session. */
export const lifetime = (): AbortSignal => controller.signal;

/** Cancels all requests in flight; later ones are not affected. */
export const cancelRequests = (reason: ApiError): void => {
  const ended = controller;
  controller = new AbortController();
  ended.abort(reason);
};

/** The promise, rejected early if the signal aborts. */
export const abortable = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(toApiError(signal.reason));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
