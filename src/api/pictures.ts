import { isRecord } from '@/lib/is-record';
import { isPicture, type Shape } from './shape';

/** The address of a picture: a text, or what an object or the first of a list calls so; `undefined` for anything else. */
export const toAddress = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '' : toAddress(value[0]);
  if (!isRecord(value)) return undefined;
  return [value.url, value.path, value.src].find((text) => typeof text === 'string');
};

/** A picture that is its address alone, or calls it otherwise, as one with a `url`. */
export const asPicture = (value: unknown): unknown => {
  const url = Array.isArray(value) ? undefined : toAddress(value);
  if (url === undefined) return value;
  return isRecord(value) ? { ...value, url } : { url };
};

/** The list of pictures that came as its only one; `undefined` for anything else. */
export const onePicture = (element: Shape, value: unknown): unknown[] | undefined => {
  if (!isPicture(element) || toAddress(value) === undefined) return undefined;
  return value === '' ? [] : [value];
};
