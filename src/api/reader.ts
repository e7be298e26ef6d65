import { responseShape } from '@/generated/responses';
import { readBody, requireRecord } from './body';
import { savedId } from './saved-id';
import type { Shape } from './shape';

type Listener = (url: string, shape: Shape, body: unknown) => void;

let listener: Listener | undefined;

/** Hears every answer to a read, as it came. In development only. */
export const onAnswer = (hear: Listener): void => {
  listener = hear;
};

/** How the answer to `GET url` is read, as the contract describes it. Apart from the client: signing in reads nothing. */
export const readerOf = async (url: string): Promise<(body: unknown) => unknown> => {
  const shape = await responseShape(url);
  return (body) => {
    if (import.meta.env.DEV && shape) listener?.(url, shape, body);
    const read = readBody(shape, body);
    requireRecord(url, read);
    return read;
  };
};

/** The answer to a write of `url`: a record in it as a read would give it, where that can be; anything else as it came. */
export const readWritten = async (url: string, answer: unknown): Promise<unknown> => {
  const id = savedId(answer);
  if (id === undefined) return answer;
  const read = await readerOf(url.endsWith(`/${id}`) ? url : `${url}/${id}`);
  try {
    return read(answer);
  } catch {
    return answer;
  }
};
