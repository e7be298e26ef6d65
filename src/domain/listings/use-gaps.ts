import { useQuery } from '@tanstack/react-query';
import type { StoredImage } from '@/lib/files/gallery';
import { comparedIn, keysOf, pathOf } from './compare';
import { createMeasure } from './measure-images';
import { type Gaps, gapsOf, type Known, type ListingKind } from './rules/rule';
import { useShopHealth } from './shop-health';
import type { Listing } from './stay';

/** The most images to measure per listing. */
const MOST_IMAGES = 12;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 500);
  });

/** The sizes of images: measured once the screen has loaded, which shows them anyway. */
const useImageSizes = (images: readonly StoredImage[] | null | undefined, measured: boolean) =>
  useQuery({
    queryKey: ['image sizes', images?.map(({ url }) => url)],
    queryFn: async () => {
      await whenIdle();
      return createMeasure({ most: MOST_IMAGES, each: MOST_IMAGES })(images);
    },
    enabled: measured && images !== undefined && images !== null && images.length > 0,
    staleTime: Infinity,
  }).data;

interface Options {
  /** Further facts about it. */
  known?: Pick<Known, 'ahead'>;
  /** Whether its images are shown, and so may be measured. */
  shown: boolean;
}

/** The gaps of a listing, as far as known; other listings are taken from the last shop check. */
export const useGaps = <Rec extends Listing>(
  kind: ListingKind<Rec>,
  record: Rec,
  { known, shown }: Options,
): Gaps => {
  const health = useShopHealth();
  const imageSizes = useImageSizes(record.images, shown);
  const compared = comparedIn(health, keysOf(kind, record), pathOf(kind, record));
  return gapsOf(kind, { ...record, ...known, ...compared, imageSizes });
};
