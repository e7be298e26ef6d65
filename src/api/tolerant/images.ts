import { isRecord } from '@/lib/values/is-record';
import { bareShape, isImage, type ObjectShape, type Shape } from './shape';

const addressKeys = ['url', 'path', 'src', 'original_url', 'image_url', 'image', 'file'];

/** Under which names servers answer the pictures of a record. */
const pictureKeys = ['images', 'image', 'image_url', 'media'];

/** An image's URL: a string, or that of an object or of the first item of a list; `undefined` for anything else. */
export const toAddress = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '' : toAddress(value[0]);
  if (!isRecord(value)) return undefined;
  return addressKeys.map((key) => value[key]).find((text) => typeof text === 'string');
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

/**
 * A record's pictures under another name than the contract's, which is missing: a single one for a list gets the record's
 * `alt`. Undefined if there are none, and for names that are fields of their own.
 */
export const otherPictures = (
  { fields }: ObjectShape,
  key: string,
  record: Record<string, unknown>,
): unknown => {
  const field = fields[key];
  if (!field || !pictureKeys.includes(key)) return undefined;
  const found = pictureKeys
    .filter((name) => !(name in fields) && Object.hasOwn(record, name))
    .map((name) => record[name])
    .find((value) => Array.isArray(value) || toAddress(value));
  const isSingle = found !== undefined && !Array.isArray(found) && bareShape(field).type === 'array';
  const image = isSingle ? asImage(found) : undefined;
  return isRecord(image) ? [{ alt: record.alt, ...image }] : found;
};
