import axios, { AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import { type Answer, answerOf, NoAnswerError } from '@/api/errors/answer';
import { fileChanged } from '@/api/errors/api-error';
import type { Call } from './call';
import { apiUrl } from './config';
import { holdsFile, lostFile, multipart } from './multipart';
import { timings } from './timings';

/**
 * Without interceptors, so that a token refresh can never cause another one, and without a default Content-Type: with
 * one, axios turns a FormData body into JSON and its files are lost.
 */
const client = axios.create({
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  validateStatus: () => true,
  // A timeout has a code of its own.
  transitional: { clarifyTimeoutError: true },
});

const timeoutOf = ({ data }: Call): number =>
  data instanceof FormData && holdsFile(data) ? timings.upload : timings.write;

const fractionOf = ({ loaded, total }: AxiosProgressEvent) => (total ? Math.min(1, loaded / total) : 0);

/** On a redirect to another path, browsers may turn a write into a GET, whose response says nothing about the write. */
const isFromElsewhere = (
  { request, status }: AxiosResponse<string>,
  { method }: Call,
  url: string,
): boolean => {
  const { responseURL: from } = (request ?? {}) as { responseURL?: string };
  if (!['POST', 'DELETE'].includes(method) || [201, 204].includes(status) || !from) return false;
  return new URL(from).pathname !== new URL(url, from).pathname;
};

/** Sends a write by axios, which reports the upload's progress. */
export const write = async (call: Call): Promise<Answer> => {
  const { token } = call;
  const { onProgress, method, signal } = call;
  const form = call.data instanceof FormData ? multipart(call.data) : undefined;
  const url = apiUrl(call.url, call.params);
  let sent = form ? 0 : 1;
  try {
    const response = await client.request<string>({
      url,
      method,
      signal,
      data: form ?? call.data,
      timeout: call.timeout ?? timeoutOf(call),
      headers: {
        ...call.headers,
        ...(form && { 'Content-Type': form.type }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(form && {
        onUploadProgress: (event) => {
          sent = fractionOf(event);
          onProgress?.(sent);
        },
      }),
    });
    return {
      ...answerOf(response.status, response.data, response.headers),
      elsewhere: isFromElsewhere(response, call, url),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AxiosError)) throw error;
    const lost = call.data instanceof FormData ? await lostFile(call.data) : undefined;
    if (lost !== undefined) throw fileChanged(lost);
    throw new NoAnswerError(error.code === AxiosError.ETIMEDOUT, sent);
  }
};
