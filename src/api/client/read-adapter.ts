import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { type SentRead, takeEarly } from './early-answers';

type Config = InternalAxiosRequestConfig<unknown>;

const send = (url: string, { headers, timeout = 0 }: Config): SentRead => {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
  const init: RequestInit = {
    headers: headers.toJSON() as Record<string, string>,
    signal,
    cache: 'no-cache',
  };
  return { response: fetch(url, init), signal, stop: () => ended.abort() };
};

const settled = async ({ response, stop }: SentRead, config: Config): Promise<AxiosResponse<unknown>> => {
  config.signal?.addEventListener?.('abort', stop);
  try {
    const answer = await response;
    const { status, statusText } = answer;
    const headers = Object.fromEntries(answer.headers);
    const settledAs = { status, statusText, headers, config, data: await answer.text() };
    if (!answer.ok) throw new AxiosError(statusText, undefined, config, undefined, settledAs);
    return settledAs;
  } finally {
    config.signal?.removeEventListener?.('abort', stop);
  }
};

/**
 * Reads by `fetch`, which unlike axios can revalidate every response with the API: cached responses would show old
 * values after a save, and hide the changes of others. Uses an early response with the same token, if there is one.
 */
export const readAdapter =
  (url: string, token: string | undefined): AxiosAdapter =>
  (config) =>
    settled(takeEarly(url, token) ?? send(url, config), config).catch((error: unknown) => {
      if (error instanceof AxiosError) throw error;
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new AxiosError('', isLate ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK, config);
    });
