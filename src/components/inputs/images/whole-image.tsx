import { useCallback, useState } from 'react';
import type { GalleryItem } from '@/lib/gallery';
import { imageAddress } from './image-address';

interface WholeImageProps {
  image: GalleryItem | null;
  className?: string | undefined;
}

/** An image of a form, stored or still to be sent, in its own shape; nothing where there is none. */
export const WholeImage = ({ image, className }: WholeImageProps) => {
  const [broken, setBroken] = useState<GalleryItem>();
  const { file, url, alt = '' } = image ?? {};
  const show = useCallback(
    (element: HTMLImageElement) => {
      if (!file) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const address = url === undefined ? undefined : imageAddress(url);
  if (!image || broken === image || (!file && address === undefined)) return null;
  return <img ref={show} src={address} alt={alt} className={className} onError={() => setBroken(image)} />;
};
