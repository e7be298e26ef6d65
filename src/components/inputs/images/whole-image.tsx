import type { GalleryItem } from '@/lib/files/gallery';
import { useImageSource } from './use-image-source';

interface WholeImageProps {
  image: GalleryItem | null;
  className?: string | undefined;
}

/** An uncropped image of a form, stored or new; null if there is none. */
export const WholeImage = ({ image, className }: WholeImageProps) => {
  const source = useImageSource(image ?? {});
  return source && <img {...source} alt={image?.alt ?? ''} className={className} />;
};
