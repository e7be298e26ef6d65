import { useChunk } from '@/components/inputs/use-chunk';
import type { GalleryItem } from '@/lib/files/gallery';
import type { ImageSubject } from '@/lib/files/proposed-alt';

/**
 * Returns the alt text to propose for one of these images, unless another one has it. How it is found is loaded once an
 * image lacks its alt text.
 */
export const useProposedAlt = (images: readonly GalleryItem[], subject: ImageSubject) => {
  const taken = new Set(images.map(({ alt }) => alt.trim()));
  const rules = useChunk(() => import('@/lib/files/proposed-alt'), taken.has(''));
  return (image: GalleryItem): string | undefined => {
    const text = rules.state === 'ready' ? rules.module.proposedAlt(image, subject) : undefined;
    return text !== undefined && taken.has(text) ? undefined : text;
  };
};
