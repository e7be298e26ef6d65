import { useState } from 'react';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageAddress } from './image-address';
import { useFileSource } from './use-file-source';

interface WholeImageProps {
  image: GalleryItem | null;
  className?: string | undefined;
}

/** An uncropped image of a form, stored or new; null if there is none. */
export const WholeImage = ({ image, className }: WholeImageProps) => {
  const [broken, setBroken] = useState<GalleryItem>();
  const { file, url, alt = '' } = image ?? {};
  const source = useFileSource(file);
  const address = url === undefined ? undefined : imageAddress(url);
  if (!image || broken === image || (!file && address === undefined)) return null;
  return <img ref={source} src={address} alt={alt} className={className} onError={() => setBroken(image)} />;
};
