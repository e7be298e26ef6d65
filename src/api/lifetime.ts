import { type ApiError, toApiError } from './errors';

let controller = new AbortController();

/** Aborts when the session that is current now ends. */
export const lifetime = (): AbortSignal => controller.signal;

/** Cancels every request under way; those that come later are not touched. */
export const cancelRequests = (reason: ApiError): void => {
  const ended = controller;
  controller = new AbortController();
  ended.abort(reason);
};

/** Waits for the promise, but no longer than the signal lets it. */
export const abortable = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(toApiError(signal.reason));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
