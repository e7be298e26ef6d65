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

/** The images with the proposed alt text where one lacks its own; no two of them get the same. */
export const withProposedAlts = (
  images: readonly GalleryItem[],
  proposalFor: ReturnType<typeof useProposedAlt>,
): GalleryItem[] => {
  const taken = new Set<string>();
  return images.map((image) => {
    const text = image.alt.trim() === '' && !image.unreadable ? proposalFor(image) : undefined;
    if (text === undefined || taken.has(text)) return image;
    taken.add(text);
    return { ...image, alt: text };
  });
};
