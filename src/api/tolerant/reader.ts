import { responseShape } from '@/generated/responses';
import { readBody, requireRecord } from './body';
import { savedId } from './saved-id';
import type { Shape } from './shape';

type Listener = (url: string, shape: Shape, body: unknown) => void;

let listener: Listener | undefined;

/** Listens to every raw response to a read. In development only. */
export const onAnswer = (hear: Listener): void => {
  listener = hear;
};

/** The reader of `GET url` by the contract's shape. A separate chunk, as signing in reads nothing. */
export const readerOf = async (url: string): Promise<(body: unknown) => unknown> => {
  const shape = await responseShape(url);
  return (body) => {
    if (import.meta.env.DEV && shape) listener?.(url, shape, body);
    const read = readBody(shape, body);
    requireRecord(url, read);
    return read;
  };
};

/** The response to a write of `url`, with a record in it read as by a read, if possible; else as it came. */
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
