import { isRecord } from '@/lib/values/is-record';

/** An image of a record: its URL as the API gives it, and its alt text. */
export interface FoundImage {
  url: string;
  alt: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const parts = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const imageOf = (value: unknown): FoundImage[] =>
  isRecord(value) && typeof value.url === 'string' && value.url !== ''
    ? [{ url: value.url, alt: textOf(value.alt) }]
    : [];

/** All images in the values of a record or a form, at any depth, without duplicates. */
export const imagesIn = (record: object): FoundImage[] => {
  const values = record as Readonly<Record<string, unknown>>;
  const alone = { url: textOf(values.image_url), alt: textOf(values.alt) };
  const all = [...Object.values(values).flatMap(parts), alone];
  return [...new Map(all.flatMap(imageOf).map((image) => [image.url, image])).values()];
};
