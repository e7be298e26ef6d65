import { useCallback, useState } from 'react';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageAddress } from './image-address';

/**
 * The props of an `<img>` for an image of a form, stored or not uploaded yet; undefined if it cannot be shown. The
 * object URL of a file is revoked on unmount.
 */
export const useImageSource = ({ file, url }: Pick<GalleryItem, 'file' | 'url'>) => {
  const [broken, setBroken] = useState<File | string>();
  const ref = useCallback(
    (element: HTMLImageElement) => {
      if (!file) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const src = file || url === undefined ? undefined : imageAddress(url);
  const shown = file ?? src;
  return shown === broken ? undefined : { ref, src, onError: () => setBroken(shown) };
};
