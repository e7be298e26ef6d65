import { useMemo } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/errors/api-error';
import { useLatest } from '@/components/hooks/use-latest';
import { notifySuccess } from '@/components/notices/notices';
import type { SheetEditing } from '@/components/sheet/sheet-row';
import { noteSaved } from '@/lib/dates/saved-since';
import type { FoundImage } from './found-image';
import { kindOf } from './read-images';
import type { ImageReading } from './use-image-reading';

const notRead = () =>
  new ApiError('http', $localize`This image has not been read yet. Wait for it, then save again.`);

/** The image of a row, and how it is changed. */
const foundIn = ({ images, types }: ImageReading, key: string) => {
  const image = images.find((one) => one.key === key);
  const kind = image && kindOf(types, image);
  if (!kind) throw notRead();
  return { image, kind };
};

/** Alt texts as a sheet with a row for each image: saved one after the other, with Stop, Retry and Undo. */
export const useAltEditing = (reading: ImageReading): SheetEditing => {
  const latest = useLatest(reading);
  return useMemo(
    () => ({
      fields: [{ name: 'alt', label: $localize`Alt text`, kind: 'text' }],
      problemsIn: () => ({}),
      save: async (key, change) => {
        const { image, kind } = foundIn(latest.current, String(key));
        const written = await kind.saveAlt(image.record, image, change);
        noteSaved(image.form);
        latest.current.note(image.key, { alt: String(written.after.alt ?? '') });
        return written;
      },
    }),
    [latest],
  );
};

/** Replaces an image that is its record's only one, and shows what the record has since. */
export const useReplacing = (reading: ImageReading) =>
  useMutation({
    meta: { handled: true },
    mutationFn: async ({ image: { key }, file }: { image: FoundImage; file: File }) => {
      const { image, kind } = foundIn(reading, key);
      await kind.replace(image.record, image, file);
      noteSaved(image.form);
      const now = kind.imagesIn(await kind.read(image.record)).find(({ slot }) => slot === image.slot);
      if (now) reading.note(key, { id: now.id, url: now.url, address: now.address, alt: now.alt });
      notifySuccess($localize`The image of “${image.name}:name:” was replaced.`);
    },
  }).mutateAsync;
