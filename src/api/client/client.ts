import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosProgressEvent,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import {
  ApiError,
  fileChanged,
  isOffline,
  malformed,
  requireSuccess,
  toApiError,
} from '@/api/errors/api-error';
import { loadChunk } from '@/lib/loading/chunk';
import type { Call } from './call';
import { apiBaseUrl } from './config';
import { holdsFile, lostFile, multipart } from './multipart';
import { type PrefetchedRead, takePrefetched } from './prefetched';
import { timings } from './timings';

type Config = InternalAxiosRequestConfig<unknown>;

const send = (url: string, { headers, timeout = 0 }: Config): PrefetchedRead => {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
  const init: RequestInit = {
    headers: headers.toJSON() as Record<string, string>,
    signal,
    cache: 'no-cache',
  };
  return { response: fetch(url, init), signal, stop: () => ended.abort() };
};

const settled = async (
  { response, stop }: PrefetchedRead,
  config: Config,
): Promise<AxiosResponse<unknown>> => {
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
const readAdapter =
  (url: string, token: string | undefined): AxiosAdapter =>
  (config) =>
    settled(takePrefetched(url, token) ?? send(url, config), config).catch((error: unknown) => {
      if (error instanceof AxiosError) throw error;
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new AxiosError('', isLate ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK, config);
    });

/**
 * Without interceptors, so that a token refresh can never cause another one, and without a default Content-Type: with
 * one, axios turns a FormData body into JSON and its files are lost.
 */
const client = axios.create({
  allowAbsoluteUrls: false,
  responseType: 'json',
  // Invalid JSON is an error (axios would return it as text), and a timeout has its own code.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

const timeoutOf = ({ method, data }: Call): number => {
  if (data instanceof FormData && holdsFile(data)) return timings.upload;
  return method === 'GET' ? timings.read : timings.write;
};

const fractionOf = ({ loaded, total }: AxiosProgressEvent) => (total ? Math.min(1, loaded / total) : 0);

/** On a redirect to another path, browsers may turn a write into a GET, whose response says nothing about the write. */
const isFromElsewhere = ({ config, request, status }: AxiosResponse<unknown>): boolean => {
  const { responseURL: url } = (request ?? {}) as { responseURL?: string };
  if (!['post', 'delete'].includes(config.method ?? '') || [201, 204].includes(status) || !url) return false;
  return new URL(url).pathname !== new URL(client.getUri(config), url).pathname;
};

/** 202 promises no result, and a deletion has no record to compare with. */
const onlyAccepted = () =>
  new ApiError('http', 'The server accepted the deletion, but did not say that it is done.', {
    status: 202,
    ambiguous: true,
  });

/**
 * A call without an answer says what is known about it: that a file was lost, or whether the server can be reached. The
 * code for that is loaded then; without it, nothing more is known.
 */
const explained = async (failure: ApiError, call: Call, fraction: number): Promise<ApiError> => {
  if (failure.kind !== 'network') return failure;
  const lost = call.data instanceof FormData ? await lostFile(call.data) : undefined;
  if (lost !== undefined) return fileChanged(lost);
  // Only a page is kept from answers that came; signing in has its own screen.
  if (!('location' in globalThis) || call.url.startsWith('/admin/')) return failure;
  try {
    const { withoutAnswer } = await loadChunk(() => import('./unanswered'));
    return await withoutAnswer(failure, call, fraction);
  } catch {
    return failure;
  }
};

/** Sends a call once, only to the API, with the token if there is one. Rejects with an `ApiError`. */
export const dispatch = async (call: Call, token?: string): Promise<AxiosResponse<unknown>> => {
  const { onProgress, write, ...config } = call;
  const headers = AxiosHeaders.from(config.headers as AxiosHeaders | undefined).concat();
  const form = config.data instanceof FormData ? multipart(config.data) : undefined;
  if (form) headers.set('Content-Type', form.type);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const baseURL = apiBaseUrl();
  const adapter =
    call.method === 'GET' ? readAdapter(client.getUri({ ...config, baseURL }), token) : undefined;
  const startedOffline = isOffline();
  let fraction = form ? 0 : 1;
  try {
    const response = await client.request<unknown>({
      ...config,
      data: form ?? config.data,
      timeout: config.timeout ?? timeoutOf(call),
      headers,
      baseURL,
      ...(adapter && { adapter }),
      ...(form && {
        onUploadProgress: (event) => {
          fraction = fractionOf(event);
          onProgress?.(fraction);
        },
      }),
    });
    requireSuccess(response, config.data, write);
    if (write && isFromElsewhere(response)) throw malformed({ ambiguous: true });
    if (call.method === 'DELETE' && response.status === 202) throw onlyAccepted();
    return response;
  } catch (error) {
    const { reason } = call.signal as { reason: unknown };
    const failure = toApiError(reason instanceof ApiError ? reason : error, { write, startedOffline });
    throw await explained(failure, call, fraction);
  }
};
