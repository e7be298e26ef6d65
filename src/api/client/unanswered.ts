import { ApiError } from '@/api/errors/api-error';
import { megabytes } from '@/lib/formats/formats';
import type { Call } from './call';
import { apiBaseUrl } from './config';
import { timings } from './timings';

/** The limit of nginx for a body is 1 MB if nobody has raised it: a smaller one is rarely refused for its size. */
const LARGE = 1_000_000;

const sizeOf = (data: unknown): number => {
  if (data instanceof FormData)
    return [...data.values()].reduce<number>((sum, value) => sum + sizeOf(value), 0);
  if (data instanceof Blob) return data.size;
  if (data === undefined || data === null) return 0;
  return new Blob([typeof data === 'string' ? data : JSON.stringify(data)]).size;
};

const nameIn = (data: unknown): string | undefined => {
  if (!(data instanceof FormData)) return undefined;
  const files = [...data.values()].filter((value) => value instanceof File);
  return files.length === 1 ? files[0]?.name : undefined;
};

const ask = async (): Promise<boolean> => {
  try {
    // The answer itself need not be readable: a gateway often leaves out the headers that let another origin read it.
    await fetch(`${apiBaseUrl()}/v1/admin/user`, {
      mode: 'no-cors',
      // Laravel answers a call that asks for HTML by its sign-in page, and fails where it has none.
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timings.reached),
    });
    return true;
  } catch {
    return false;
  }
};

let last: { at: number; answer: Promise<boolean> } | undefined;

/** Whether the server answers at all; calls that fail together ask once. */
const isReached = (): Promise<boolean> => {
  if (!last || Date.now() - last.at > 1_000) last = { at: Date.now(), answer: ask() };
  return last.answer;
};

const asked = $localize`Choose a smaller file, or ask whoever looks after the site to allow larger ones.`;

const refusedForSize = (call: Call, size: number, fraction: number): ApiError => {
  const name = nameIn(call.data);
  const what =
    name === undefined
      ? $localize`this (${megabytes(size)}:megabytes: MB)`
      : $localize`“${name}:name:” (${megabytes(size)}:megabytes: MB)`;
  const message = $localize`The server did not take ${what}:what:, most likely because it is too large for it. ${asked}:asked:`;
  const reached = true;
  // Only what was sent to its end can have been saved.
  return fraction < 1
    ? new ApiError('network', $localize`${message}:message: Nothing was saved.`, { reached })
    : new ApiError('network', message, {
        reached,
        ambiguous: call.write,
        caution: $localize`Probably nothing was saved: look before you try again.`,
      });
};

/**
 * The error of a call whose answer did not arrive, after a small read has shown whether the server can be reached: a
 * gateway that refuses a body, or a call, seldom adds the headers that let a page of another origin read its answer.
 * `fraction` is how much of the body was sent.
 */
export const withoutAnswer = async (failure: ApiError, call: Call, fraction: number): Promise<ApiError> => {
  if (!(await isReached())) return failure;
  const size = sizeOf(call.data);
  if (size >= LARGE) return refusedForSize(call, size, fraction);
  return new ApiError('network', $localize`The server can be reached, but its answer did not arrive.`, {
    reached: true,
    ambiguous: failure.ambiguous,
  });
};
