import { isRecord } from '@/lib/values/is-record';

const UNNUMBERED = 'seed:image';

/** The URL of a seeded image, for fields with only a URL; its number is set when the row is loaded. */
export const imageUrl = (): string => UNNUMBERED;

/** A seeded image. Every image of a row gets an id of its own, the same at each start. */
export const image = (alt: string) => ({ id: 1, url: UNNUMBERED, alt });

/** The images of a row with at most one. */
export const imagesOf = (alt: string | null | undefined) => (alt ? [image(alt)] : []);

const PER_TABLE = 10_000_000;
const PER_ROW = 100;

/** The URL of a stored file, relative to the API. */
export const fileUrl = (id: number, extension = 'png'): string => `/files/${id}.${extension}`;

/** The number of the table that a seeded image belongs to, from 1. */
export const tableOfImage = (imageId: number): number => Math.floor(imageId / PER_TABLE);

/** Sets the ids and URLs of a seeded row's images. */
export const numberImages = <T extends { id: number }>(row: T, tableNumber: number): T => {
  let next = tableNumber * PER_TABLE + row.id * PER_ROW;
  const walk = (value: unknown): unknown => {
    if (value === UNNUMBERED) return fileUrl(++next);
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, walk(inner)] as const);
    const copy = Object.fromEntries(entries);
    return value.url === UNNUMBERED ? { ...copy, id: next } : copy;
  };
  return walk(row) as T;
};
