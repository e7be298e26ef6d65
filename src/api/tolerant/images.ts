import { isRecord } from '@/lib/values/is-record';
import { isImage, type Shape } from './shape';

/** An image's URL: a string, or that of an object or of the first item of a list; `undefined` for anything else. */
export const toAddress = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '' : toAddress(value[0]);
  if (!isRecord(value)) return undefined;
  return [value.url, value.path, value.src].find((text) => typeof text === 'string');
};

/** An image given as a bare URL or under another key, as an object with a `url`. */
export const asImage = (value: unknown): unknown => {
  const url = Array.isArray(value) ? undefined : toAddress(value);
  if (url === undefined) return value;
  return isRecord(value) ? { ...value, url } : { url };
};

/** A list of images that came as a single one; `undefined` for anything else. */
export const oneImage = (element: Shape, value: unknown): unknown[] | undefined => {
  if (!isImage(element) || toAddress(value) === undefined) return undefined;
  return value === '' ? [] : [value];
};
