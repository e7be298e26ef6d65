import { responseShape } from '@/generated/responses';
import { readBody, requireRecord } from './body';
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
