import { type GalleryItem, singleImage, withOthers } from '@/lib/files/gallery';
import { isRecord } from '@/lib/values/is-record';

/** PHP keeps 20 files of a request (`max_file_uploads`) and 8 MB (`post_max_size`); it drops the others silently. */
const mostFiles = 10;
const mostBytes = 7 * 1024 * 1024;

type NewFile = GalleryItem & { file: File };

const isNew = (item: unknown): item is NewFile =>
  isRecord(item) && item.id === undefined && item.file instanceof Blob;

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The files of form values that are not stored yet; `inLists` leaves out single ones. */
export const newFiles = (values: object, { inLists = false } = {}): File[] =>
  Object.values(values)
    .filter((value) => !inLists || Array.isArray(value))
    .flatMap((value) => itemsOf(value).filter(isNew))
    .map(({ file }) => file);

/** The values that hold new files. */
export const withNewFiles = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => itemsOf(value).some(isNew)),
  ) as Partial<Values>;

/**
 * The values with as many of their new files as one request may hold; single files of another request have the value of
 * `stored`.
 */
export const withinRequest = <Values extends object>(values: Values, stored: Values): Values => {
  let [files, bytes] = [0, 0];
  const fits = (item: unknown): boolean => {
    if (!isNew(item)) return true;
    const isFull = files > 0 && (files >= mostFiles || bytes + item.file.size > mostBytes);
    if (!isFull) [files, bytes] = [files + 1, bytes + item.file.size];
    // Whatever follows stays behind it, so that the order of the files is kept.
    else files = mostFiles;
    return !isFull;
  };
  const limited = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, value.filter(fits)];
    return [name, fits(value) ? value : stored[name as keyof Values]];
  });
  return Object.fromEntries(limited) as Values;
};

const keyOf = (item: unknown): unknown => {
  if (!isRecord(item)) return undefined;
  return item.id ?? (typeof item.url === 'string' ? item.url.replace(/\?.*$/, '') : undefined);
};

const plainText = (text: string | undefined) => (text ?? '').normalize().replace(/\s+/g, ' ').trim();

/** Whether two alt texts differ by more than spaces. */
const differ = (a: string | undefined, b: string | undefined) => plainText(a) !== plainText(b);

/** The stored images of a value. */
const storedIn = (value: unknown): GalleryItem[] =>
  (itemsOf(value) as GalleryItem[]).flatMap(withOthers).filter((item) => keyOf(item) !== undefined);

/** The stored images that were not there before, the oldest first. */
const addedTo = (before: unknown, now: unknown): GalleryItem[] => {
  const known = new Set(storedIn(before).map(keyOf));
  return storedIn(now)
    .filter((item) => !known.has(keyOf(item)))
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
};

/** The fields for one image of which the server has the former beside the new one. */
export const keptBeside = <Values extends object>(
  names: readonly string[],
  { before, now }: { before: Values; now: Values },
): string[] =>
  names.filter((key) => {
    const [old, all] = [before[key as keyof Values], now[key as keyof Values]];
    const keys = new Set(storedIn(all).map(keyOf));
    return (
      !Array.isArray(all) &&
      addedTo(old, all).length > 0 &&
      storedIn(old).some((item) => keys.has(keyOf(item)))
    );
  });

/** Each file with its stored image. Their texts do not tell: a server may have given them to others. */
const pairs = (sent: readonly NewFile[], added: readonly GalleryItem[]): Map<File, GalleryItem> => {
  const own = added.slice(-sent.length);
  return new Map(
    sent.slice(0, own.length).flatMap(({ file }, index) => {
      const image = own[index];
      return image ? [[file, image]] : [];
    }),
  );
};

const asStored = (item: NewFile, image: GalleryItem): GalleryItem => ({
  ...image,
  ...(item.featured !== undefined && { featured: item.featured }),
  alt: differ(item.alt, image.alt) ? item.alt : image.alt,
});

interface Request<Values> {
  sent: Values;
  /** What was stored before and after it. */
  before: Values;
  now: Values;
}

/** The values in which the files that a request has stored are stored images, with our texts. */
export const withArrived = <Values extends object>(
  values: Values,
  { sent, before, now }: Request<Values>,
): Values => {
  const changed = Object.entries(withNewFiles(sent)).map(([key, value]) => {
    const name = key as keyof Values;
    const arrived = pairs(itemsOf(value).filter(isNew), addedTo(before[name], now[name]));
    const adopted = (item: unknown) => {
      const image = isNew(item) ? arrived.get(item.file) : undefined;
      return image ? asStored(item as NewFile, image) : item;
    };
    const own: unknown = values[name];
    if (Array.isArray(own)) return [name, own.map(adopted)];
    const image = isNew(own) ? arrived.get(own.file) : undefined;
    const all = storedIn(now[name]).map((one) => (image && keyOf(one) === keyOf(image) ? adopted(own) : one));
    return [name, image ? singleImage(all as GalleryItem[]) : own];
  });
  return { ...values, ...Object.fromEntries(changed) } as Values;
};

/**
 * The stored values with our texts of these fields' images, where they differ; empty if none does. Where nothing was
 * typed the server may name an image, but not by the text of another one.
 */
export const wrongTexts = <Values extends object>(
  names: readonly string[],
  { before, wanted, now }: { before: Values; wanted: Values; now: Values },
): Partial<Values> => {
  const wrong = names.flatMap((key) => {
    const name = key as keyof Values;
    const ours = new Map(itemsOf(wanted[name]).map((item) => [keyOf(item), item as GalleryItem]));
    const known = new Set([before[name], wanted[name]].flatMap(storedIn).map(({ alt }) => plainText(alt)));
    const isWrong = (image: unknown) => {
      const own = keyOf(image) === undefined ? undefined : ours.get(keyOf(image));
      const { alt } = image as GalleryItem;
      return own !== undefined && differ(own.alt, alt) && (own.alt !== '' || known.has(plainText(alt)));
    };
    const value: unknown = now[name];
    if (!itemsOf(value).some(isWrong)) return [];
    const mended = (image: unknown) =>
      isWrong(image) ? { ...(image as GalleryItem), alt: ours.get(keyOf(image))?.alt ?? '' } : image;
    return [[name, Array.isArray(value) ? value.map(mended) : mended(value)]];
  });
  return Object.fromEntries(wrong) as Partial<Values>;
};
