import { inDigits } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { ImageSize, Known } from './rule';

/** The pixels of an image's longer side that fill a laptop's screen. */
const NEEDED = 1_200;

type Pictured = Pick<Known, 'imageSizes'>;

const sideOf = ({ width, height }: ImageSize) => Math.max(width, height);

/** Whether an image is too small for the full width of a screen; unmeasured ones are not. */
export const isSmall = (size: ImageSize | undefined) => size !== undefined && sideOf(size) < NEEDED;

/** Images are large enough for full width; unmeasured ones are not checked. */
export const imageSize = {
  name: 'imageSize',
  title: $localize`Images under 1,200 px`,
  gap: ({ imageSizes }: Pictured) => {
    const measured = imageSizes?.filter((size) => size !== undefined) ?? [];
    if (measured.length === 0) return null;
    const small = measured.filter(isSmall).sort((a, b) => sideOf(a) - sideOf(b));
    const [least] = small;
    if (!least) return undefined;
    const size = `${inDigits(least.width)} × ${inDigits(least.height)} px`;
    return plural(small.length, {
      one: $localize`1 image under 1,200 px: ${size}:size:`,
      other: $localize`# images under 1,200 px, the smallest ${size}:size:`,
    });
  },
  field: ({ imageSizes = [] }: Pictured) => `images.${imageSizes.findIndex(isSmall)}.alt`,
} as const;
