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

/** The shape of a page whose rows have just these fields, and their id; other shapes stay whole. */
const narrowed = (shape: Shape | undefined, only: readonly string[]): Shape | undefined => {
  const data = shape?.type === 'object' ? shape.fields.data : undefined;
  if (shape?.type !== 'object' || data?.type !== 'array' || data.of.type !== 'object') return shape;
  const among = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key === 'id' || only.includes(key)));
  const { fields, names } = data.of;
  const of = { ...data.of, fields: among(fields), ...(names && { names: among(names) }) };
  return { ...shape, fields: { ...shape.fields, data: { ...data, of } } };
};

/**
 * The reader of `GET url` by the contract's shape, or of only some fields of a list's rows. A separate chunk, as signing
 * in reads nothing.
 */
export const readerOf = async (
  url: string,
  only?: readonly string[],
): Promise<(body: unknown) => unknown> => {
  const whole = await responseShape(url);
  const shape = only ? narrowed(whole, only) : whole;
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
