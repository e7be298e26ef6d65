import { ApiError } from '@/api/errors/api-error';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { requireWritten, writeRecord } from '@/api/writes/record-write';
import type { AnyResource, FieldValues } from '@/api/writes/resource';
import type { CellChange } from '@/components/edit-many/changing';
import { ChangedMeanwhile, isLost } from '@/components/edit-many/save-values';
import { imageAddress } from '@/components/inputs/images/image-address';
import { type GalleryItem, isPartlyUnreadable, withOthers } from '@/lib/files/gallery';
import { isRecord } from '@/lib/values/is-record';
import type { ImageSlot } from '@/resources/record-type';
import { type FoundImage, type ImagePlace, plainAddress } from './found-image';

/** What a record says of its images. */
type ImageFacts = Omit<FoundImage, 'key' | 'area' | 'name' | 'record' | 'type' | 'parent' | 'form' | 'days'>;

/** How the images of records of a type are read and changed without their form. */
export interface ImageEditor {
  /** Whether a record, such as a row of a list, says which images it has. */
  isTold: (record: object) => boolean;
  imagesIn: (record: object) => ImageFacts[];
  read: (id: number) => Promise<object>;
  /** Changes the alt text of an image wherever it is now, as `Changing` in `components/edit-many` saves cells. */
  saveAlt: (id: number, place: ImagePlace, change: CellChange) => Promise<CellChange>;
  /** Puts a file in the place of the only image of its slot. */
  replace: (id: number, place: ImagePlace, file: File) => Promise<void>;
}

const changedMeanwhile = (theirs: string) => new ChangedMeanwhile({ alt: theirs }, $localize`Alt text`);
const notThere = () =>
  new ApiError(
    'http',
    $localize`The record no longer has this image. Read the images again to see what it has now.`,
  );
const unreadable = $localize`Some images of this record could not be read, so its alt texts cannot be changed without hitting others.`;
const unnumbered = $localize`The server gives no ID of this image, so its alt text cannot be assigned safely.`;

const isSame = (item: GalleryItem, { id, url }: ImagePlace): boolean =>
  id === undefined ? plainAddress(item.url ?? '') === plainAddress(url) : item.id === id;

const itemsIn = (values: FieldValues, { name }: ImageSlot): readonly GalleryItem[] => {
  const value = values[name] as readonly GalleryItem[] | GalleryItem | null;
  return [value].flat().filter(isRecord).flatMap(withOthers);
};

const altOf = (values: FieldValues, { altIn }: ImageSlot, item: GalleryItem): string | undefined => {
  if (altIn === null) return undefined;
  const own = altIn === undefined ? item.alt : values[altIn];
  return typeof own === 'string' ? own : '';
};

/** The images of records that are written through their resource, like their form does. */
export const imageEditor = (
  { read, saveChanges, toValues }: AnyResource,
  slots: readonly ImageSlot[],
): ImageEditor => {
  if (!read || !saveChanges) throw new Error('Nothing is changed here.');

  const slotAt = ({ slot }: ImagePlace): ImageSlot => {
    const found = slots.find(({ name }) => name === slot);
    if (!found) throw notThere();
    return found;
  };

  /** Why an alt text cannot be changed from outside the form. */
  const lockOf = (record: object, values: FieldValues, slot: ImageSlot, { id }: GalleryItem) => {
    const isList = Array.isArray(values[slot.name]);
    const fields = [...slot.from, ...(slot.altIn ? [slot.altIn] : [])];
    if (isPartlyUnreadable(itemsIn(values, slot)) || fields.some((field) => isUnreadable(record, field)))
      return unreadable;
    return isList && id === undefined ? unnumbered : undefined;
  };

  /** The record as it is now, with the image. */
  const found = async (id: number, place: ImagePlace) => {
    const record = await read(id);
    const values = toValues(record);
    const slot = slotAt(place);
    const item = itemsIn(values, slot).find((one) => isSame(one, place));
    if (!item) throw notThere();
    return { record, values, slot, item };
  };

  const write = (id: number, base: FieldValues, ours: FieldValues) =>
    writeRecord({ toValues, read, saveChanges }, id, { base, ours });

  /** The values with another alt text of one image, by its id or address. */
  const withAlt = (values: FieldValues, slot: ImageSlot, place: ImagePlace, alt: string): FieldValues => {
    if (slot.altIn) return { [slot.altIn]: alt };
    const changed = (item: GalleryItem) => (isSame(item, place) ? { ...item, alt } : item);
    const value = values[slot.name] as readonly GalleryItem[] | GalleryItem;
    return { [slot.name]: Array.isArray(value) ? value.map(changed) : changed(value as GalleryItem) };
  };

  const holds = async (id: number, place: ImagePlace, alt: string) => {
    const now = await found(id, place).catch(() => undefined);
    return now !== undefined && altOf(now.values, now.slot, now.item) === alt;
  };

  return {
    isTold: (record) =>
      slots.every(({ from }) => from.some((field) => (record as FieldValues)[field] !== undefined)),

    imagesIn: (record) => {
      const values = toValues(record);
      return slots.flatMap((slot) =>
        itemsIn(values, slot).flatMap((item, index): ImageFacts[] => {
          if (item.unreadable || item.url === undefined) return [];
          const isList = Array.isArray(values[slot.name]);
          // The others of a record with one image can only be removed, in its form.
          const alt = isList || index === 0 ? altOf(values, slot, item) : undefined;
          return [
            {
              slot: slot.name,
              id: item.id,
              url: item.url,
              address: imageAddress(item.url),
              symbol: slot.symbol ?? false,
              many: isList || index > 0,
              alt,
              locked: alt === undefined ? undefined : lockOf(record, values, slot, item),
            },
          ];
        }),
      );
    },

    read,

    saveAlt: async (id, place, { before, after }) => {
      const { record, values, slot, item } = await found(id, place);
      const locked = lockOf(record, values, slot, item);
      if (locked !== undefined) throw new ApiError('http', locked);
      const now = altOf(values, slot, item) ?? '';
      const alt = String(after.alt ?? '');
      if (now === alt) return { before: { alt: now }, after };
      if ('alt' in before && now !== before.alt) throw changedMeanwhile(now);
      const base = slot.altIn ? { [slot.altIn]: now } : { [slot.name]: values[slot.name] };
      const written = await write(id, base, withAlt(values, slot, place, alt)).catch(
        async (error: unknown) => {
          if (isLost(error) && (await holds(id, place, alt))) return undefined;
          throw error;
        },
      );
      if (written) requireWritten(written, () => changedMeanwhile(now));
      return { before: { alt: now }, after };
    },

    replace: async (id, place, file) => {
      const { values, slot, item } = await found(id, place);
      if (Array.isArray(values[slot.name])) throw notThere();
      const written = await write(
        id,
        { [slot.name]: values[slot.name] },
        { [slot.name]: { file, alt: item.alt } },
      );
      requireWritten(
        written,
        () => new ApiError('http', $localize`Somebody else replaced this image meanwhile.`),
      );
    },
  };
};
