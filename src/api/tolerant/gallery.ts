import { type GalleryItem, imageItem, singleImage, type StoredImage } from '@/lib/files/gallery';
import { isUnreadable } from './unreadable';

type Images = readonly StoredImage[] | null | undefined;

/** The images in a field of a record as form values, with a placeholder for those that could not be read. */
export const galleryOf = <Name extends string>(
  record: Readonly<Partial<Record<Name, Images>>> | null | undefined,
  name: Name,
): GalleryItem[] => [
  ...(record?.[name] ?? []).map(imageItem),
  ...(isUnreadable(record, name) ? [{ alt: '', unreadable: true }] : []),
];

/** The first of a record's `images`, with the others; null if there is none, or the first could not be read. */
export const firstImageOf = (record: { readonly images?: Images } | null | undefined): GalleryItem | null => {
  if (isUnreadable(record, 'images.0')) return null;
  const readable = record?.images?.filter((_image, index) => !isUnreadable(record, `images.${index}`));
  return singleImage((readable ?? []).map(imageItem));
};
